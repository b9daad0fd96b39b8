/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';
import { installPictureFallback } from '@/components/ui/picture-fallback';
import { setInView } from '../../fixtures/mock-intersection-observer';

const SOURCES = ['https://example.com/a.jpg', 'https://example.com/b.jpg', '/drawings/neutral/placeholder.svg'];

const toSources = (urls: readonly string[]) => urls.map((src) => ({ src }));
const picture = () => screen.getByRole('img', { name: 'Acme Plain Shirt' });
const renderPicture = (sources: readonly string[] = SOURCES) =>
  render(<Picture sources={toSources(sources)} alt="Acme Plain Shirt" />);
const source = () => picture().getAttribute('src');
const fail = () => fireEvent.error(picture());

let stop = () => {};
const watch = () => {
  stop();
  stop = installPictureFallback();
};
beforeEach(watch);
afterEach(() => stop());

describe('a picture that fails', () => {
  test('is replaced by the next one and then by the placeholder, with the same alt text and size', () => {
    renderPicture();
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
    for (const next of [SOURCES[1], SOURCES[2], SOURCES[2]]) {
      fail();
      expect(source()).toBe(next);
      expect(picture()).toHaveAttribute('alt', 'Acme Plain Shirt');
      expect([picture().getAttribute('width'), picture().getAttribute('height')]).toEqual(['600', '600']);
    }
  });

  test('is replaced even if it failed before hydration', () => {
    stop();
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    renderPicture();
    watch();
    expect(source()).toBe(SOURCES[2]);
  });

  test.each([
    ['is replaced if it loads without content', 0, SOURCES[1]],
    ['stays if it loads', 600, SOURCES[0]],
  ])('%s', (_, naturalWidth, shown) => {
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
    renderPicture();
    fireEvent.load(picture());
    expect(source()).toBe(shown);
  });
});

describe('a picture that hangs', () => {
  const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['is not replaced far from the viewport', false, 600, SOURCES[0]],
    ['is not replaced at once near the viewport', true, 3, SOURCES[0]],
    ['is replaced after a timeout near the viewport', true, 30, SOURCES[1]],
  ])('%s', async (_, isNear, seconds, shown) => {
    renderPicture();
    await act(async () => undefined);
    setInView(isNear);
    wait(seconds);
    expect(source()).toBe(shown);
  });
});

test('other sources for the same picture start with their own first URL', () => {
  const { rerender } = renderPicture();
  fail();
  rerender(<Picture sources={toSources(['https://example.com/c.jpg', '/drawings/b.svg'])} alt="Acme Plain Shirt" />);
  expect(source()).toBe('https://example.com/c.jpg');
});

describe('a photograph in several widths', () => {
  const sets = [
    { type: 'image/avif', srcSet: '/photographs/a-400.avif 400w, /photographs/a-800.avif 800w' },
    { type: 'image/webp', srcSet: '/photographs/a-400.webp 400w' },
  ];

  test('has a hidden source element for each type, which the next picture does not use', () => {
    const { container } = render(
      <Picture
        sources={[{ src: 'https://example.com/a.jpg', sets }, { src: '/drawings/b.svg' }]}
        alt="Acme Plain Shirt"
        sizes="50vw"
      />,
    );
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((element) => [element.type, element.srcset])).toEqual(
      sets.map(({ type, srcSet }) => [type, srcSet]),
    );
    expect(sources[0]).toHaveAttribute('sizes', '50vw');
    expect(sources[0]).not.toBeVisible();
    fail();
    expect(source()).toBe('/drawings/b.svg');
    expect(sources[0]).not.toHaveAttribute('srcset');
  });
});
