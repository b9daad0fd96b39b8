/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from '@/components/ui/picture';
import { watchPictures } from '@/components/ui/watch-pictures';
import { answerFetch, failFetch } from './answers';
import { bringIntoView } from './intersection';

const SOURCES = ['https://example.com/a.jpg', 'https://example.com/b.jpg', '/drawings/neutral/placeholder.svg'];

const toSources = (addresses: readonly string[]) => addresses.map((src) => ({ src }));
const picture = () => screen.getByRole('img', { name: 'Acme Plain Shirt' });
const renderPicture = (sources: readonly string[] = SOURCES) =>
  render(<Picture sources={toSources(sources)} alt="Acme Plain Shirt" />);
const source = () => picture().getAttribute('src');
const fail = () => fireEvent.error(picture());

let stop = () => {};
const watch = () => {
  stop();
  stop = watchPictures();
};
beforeEach(() => {
  failFetch();
  watch();
});
afterEach(() => stop());

describe('row 17: a picture that fails', () => {
  test('the first address is shown', () => {
    renderPicture();
    expect(source()).toBe(SOURCES[0]);
  });

  test('the next one takes its place (spec 8)', () => {
    renderPicture();
    fail();
    expect(source()).toBe(SOURCES[1]);
  });

  test('the placeholder takes theirs (spec 8)', () => {
    renderPicture();
    fail();
    fail();
    expect(source()).toBe(SOURCES[2]);
  });

  test('a failing placeholder stays: there is no loop', () => {
    renderPicture();
    for (let time = 0; time < 10; time += 1) fail();
    expect(source()).toBe(SOURCES[2]);
  });

  test('a failing only address stays', () => {
    renderPicture(['/drawings/neutral/placeholder.svg']);
    fail();
    expect(source()).toBe('/drawings/neutral/placeholder.svg');
  });

  test('the alt is kept', () => {
    renderPicture();
    fail();
    fail();
    expect(picture()).toHaveAttribute('alt', 'Acme Plain Shirt');
  });

  test('the place on the page is kept', () => {
    renderPicture();
    const size = () => [picture().getAttribute('width'), picture().getAttribute('height')];
    const before = size();
    fail();
    expect([before, size()]).toEqual([
      ['600', '600'],
      ['600', '600'],
    ]);
  });

  test('one that failed before the page came alive is replaced', () => {
    stop();
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    renderPicture();
    watch();
    expect(source()).toBe(SOURCES[2]);
  });

  test('one that loads to nothing is replaced', () => {
    renderPicture();
    fireEvent.load(picture());
    expect(source()).toBe(SOURCES[1]);
  });

  test('one that loads stays', () => {
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600);
    renderPicture();
    fireEvent.load(picture());
    expect(source()).toBe(SOURCES[0]);
  });
});

describe('row 17: a picture that hangs', () => {
  const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('far from the screen is waited for', () => {
    renderPicture();
    wait(600);
    expect(source()).toBe(SOURCES[0]);
  });

  test('near the screen is replaced after a while', async () => {
    renderPicture();
    await act(async () => undefined);
    bringIntoView(true);
    wait(30);
    expect(source()).toBe(SOURCES[1]);
  });

  test('is given some time before', async () => {
    renderPicture();
    await act(async () => undefined);
    bringIntoView(true);
    wait(3);
    expect(source()).toBe(SOURCES[0]);
  });

  test('so does each of the next ones', async () => {
    renderPicture();
    await act(async () => undefined);
    bringIntoView(true);
    wait(8);
    expect(source()).toBe(SOURCES[1]);
    bringIntoView(true);
    wait(3);
    expect(source()).toBe(SOURCES[1]);
    wait(5);
    expect(source()).toBe(SOURCES[2]);
  });
});

describe('row 42: a picture of this site that was not there once', () => {
  const own = (name: string) => [`/drawings/${name}.svg`, '/drawings/neutral/placeholder.svg'];

  test('is asked for past the cache, and shown when it is there', async () => {
    const fetching = answerFetch({ status: 200 });
    renderPicture(own('late'));
    const setAgain = jest.spyOn(picture() as HTMLImageElement, 'src', 'set');
    fail();
    await waitFor(() => expect(setAgain).toHaveBeenCalledWith('/drawings/late.svg'));
    expect(fetching.mock.calls).toEqual([['http://localhost/drawings/late.svg', { cache: 'reload' }]]);
  });

  test('is not asked for a second time when that did not help', async () => {
    const fetching = answerFetch({ status: 200 });
    renderPicture(own('broken'));
    const setAgain = jest.spyOn(picture() as HTMLImageElement, 'src', 'set');
    fail();
    await waitFor(() => expect(setAgain).toHaveBeenCalled());
    setAgain.mockRestore();
    fail();
    expect(source()).toBe('/drawings/neutral/placeholder.svg');
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('gives way to the next one when it is still missing', async () => {
    answerFetch({ status: 404 });
    renderPicture(own('missing'));
    fail();
    await waitFor(() => expect(source()).toBe('/drawings/neutral/placeholder.svg'));
  });

  test('of another host is left to that host', () => {
    const fetching = answerFetch({ status: 200 });
    renderPicture();
    fail();
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('other pictures in the same place', () => {
  const other = ['https://example.com/c.jpg', '/drawings/neutral/placeholder.svg'];

  test('begin with their own first address', () => {
    const { rerender } = renderPicture();
    fail();
    rerender(<Picture sources={toSources(other)} alt="Acme Plain Shirt" />);
    expect(source()).toBe(other[0]);
  });

  test('fall back by themselves', () => {
    const { rerender } = renderPicture();
    rerender(<Picture sources={toSources(other)} alt="Acme Plain Shirt" />);
    fail();
    expect(source()).toBe(other[1]);
  });

  test('the same addresses in a new list change nothing', () => {
    const { rerender } = renderPicture();
    fail();
    rerender(<Picture sources={toSources(SOURCES)} alt="Acme Plain Shirt" />);
    expect(source()).toBe(SOURCES[1]);
  });
});

describe('loading', () => {
  test('pictures load when they come near', () => {
    renderPicture();
    expect(picture()).toHaveAttribute('loading', 'lazy');
  });

  test('the first picture of a page loads at once', () => {
    render(<Picture sources={toSources(SOURCES)} alt="Acme Plain Shirt" isFirst />);
    expect(picture()).not.toHaveAttribute('loading');
  });

  test('other hosts are not told which page shows their picture (spec 7)', () => {
    renderPicture();
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
  });

  test('the exported page has the first address and the alt', () => {
    const html = renderToString(<Picture sources={toSources(SOURCES)} alt="Acme Plain Shirt" />);
    expect(html).toMatch(/src="https:\/\/example\.com\/a\.jpg".*alt="Acme Plain Shirt"/);
  });
});

describe('a photograph in several widths', () => {
  const sets = [
    { type: 'image/avif', srcSet: '/photographs/a-400.avif 400w, /photographs/a-800.avif 800w' },
    { type: 'image/webp', srcSet: '/photographs/a-400.webp 400w' },
  ];

  test('offers each type with its widths, and how wide it is shown', () => {
    const { container } = render(
      <Picture sources={[{ src: 'https://example.com/a.jpg', sets }]} alt="Acme Plain Shirt" sizes="50vw" />,
    );
    const offered = [...container.querySelectorAll('source')].map((element) => [element.type, element.srcset]);
    expect(offered).toEqual(sets.map(({ type, srcSet }) => [type, srcSet]));
    expect(container.querySelector('source')).toHaveAttribute('sizes', '50vw');
  });

  test('gives way to the next picture with all its widths', () => {
    const { container } = render(
      <Picture
        sources={[{ src: 'https://example.com/a.jpg', sets }, { src: '/drawings/b.svg' }]}
        alt="Acme Plain Shirt"
      />,
    );
    fail();
    expect(source()).toBe('/drawings/b.svg');
    expect(container.querySelector('source')).not.toHaveAttribute('srcset');
  });
});

test('sets of widths take no place of what the picture stands in, such as a grid', () => {
  const sets = [{ type: 'image/webp', srcSet: '/a-400.webp 400w' }];
  const { container } = render(<Picture sources={[{ src: '/a.jpg', sets }]} alt="" />);
  expect(container.querySelector('source')).not.toBeVisible();
});
