/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from '@/components/product/gallery';
import { ProductOptions } from '@/components/product/product-options';
import { SelectionProvider } from '@/components/product/product-selection';
import { ZoomDialog } from '@/components/product/zoom-dialog';
import type { GalleryPicture } from '@/lib/site/picture-source';
import { mockFetchFailure } from '../../fixtures/mock-fetch';

const pictures: GalleryPicture[] = [
  { source: { src: '/drawings/black.svg' }, color: 'Black' },
  { source: { src: '/drawings/black-back.svg' }, view: 'Back', color: 'Black' },
  { source: { src: '/drawings/navy.svg' }, color: 'Navy' },
  { source: { src: '/drawings/navy-back.svg' }, view: 'Back', color: 'Navy' },
];
const gallery = (shownPictures = pictures) => (
  <SelectionProvider offer={{ price: 10, colors, sizes: { system: 'none' } }}>
    <Gallery name="Shirt" pictures={shownPictures} placeholders={[{ src: '/drawings/neutral/placeholder.svg' }]} />
    <ProductOptions />
  </SelectionProvider>
);
const colors = ['Black', 'Navy'].map((name) => ({ name, hex: '#000000' }));

const thumbs = () => within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('button');
const large = () => within(screen.getByRole('list', { name: 'Pictures, large' })).getAllByRole('listitem');
const shown = () => large().findIndex((item) => !item.hasAttribute('inert'));
const files = () =>
  large().map((item) => item.querySelector('img')?.getAttribute('src')?.slice('/drawings/'.length, -4));

beforeEach(() => {
  mockFetchFailure();
  // jsdom has no layout and therefore nothing to scroll.
  Element.prototype.scrollTo = jest.fn();
  window.history.replaceState(null, '', '/');
});

describe('a gallery', () => {
  test('shows the first picture and marks its thumbnail', () => {
    render(gallery());
    expect(shown()).toBe(0);
    expect(thumbs().map((thumb) => thumb.getAttribute('aria-current'))).toEqual(['true', null, null]);
    expect(screen.getByText('Back')).toBeInTheDocument();
  });

  test('a selected color brings its pictures to the front, and the back stays in view in the new color', async () => {
    const user = userEvent.setup();
    render(gallery());
    expect(files()).toEqual(['black', 'black-back', 'navy']);
    await user.click(thumbs()[2] as HTMLElement);
    await user.click(screen.getByRole('radio', { name: 'Navy' }));
    expect([shown(), files()]).toEqual([0, ['navy', 'navy-back', 'black']]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('radio', { name: 'Black' }));
    expect([shown(), files()]).toEqual([1, ['black', 'black-back', 'navy']]);
    await user.click(screen.getByRole('button', { name: 'Zoom' }));
    expect(await screen.findByRole('dialog', { name: 'Shirt: Back, Black' })).toBeVisible();
  });

  test('scrolls the list of thumbnails to the current one, and nothing else', async () => {
    render(gallery());
    const scrollTo = jest.mocked(Element.prototype.scrollTo);
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    scrollTo.mockClear();
    await userEvent.click(thumbs()[2] as HTMLElement);
    expect(scrollTo.mock.contexts).toContain(screen.getByRole('list', { name: 'Pictures' }));
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  test('without pictures shows the placeholder and no thumbnails', () => {
    render(gallery([]));
    expect(large()).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Pictures' })).not.toBeInTheDocument();
  });
});

describe('the zoom dialog', () => {
  const show = jest.fn();
  const zoom = () => Number(screen.getByAltText('Shirt: Black').style.getPropertyValue('--zoom') || 1);
  const open = (index = 1, count = 3) =>
    render(
      <ZoomDialog
        image={{ alt: 'Shirt: Black', caption: 'Black' }}
        sources={[{ src: '/drawings/black.svg' }]}
        index={index}
        count={count}
        show={show}
        onClose={jest.fn()}
      />,
    );
  beforeEach(() => show.mockReset());

  test('has buttons for other pictures, which are disabled at the ends', async () => {
    open(0, 2);
    const previous = screen.getByRole('button', { name: 'Previous picture' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    expect(show).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(show.mock.calls).toEqual([[1]]);
    expect(zoom()).toBe(1);
  });

  test('has no buttons for other pictures if there are none', () => {
    open(0, 1);
    expect(screen.queryByRole('button', { name: /picture$/ })).toBeNull();
  });

  test('zooms with +, -, 0 and buttons, from 1 to 4', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(zoom()).toBe(1.5);
    for (let count = 0; count < 9; count += 1) fireEvent.keyDown(screen.getByRole('dialog'), { key: '+' });
    expect(zoom()).toBe(4);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: '-' });
    expect(zoom()).toBeLessThan(4);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: '0' });
    expect(zoom()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(zoom()).toBe(1);
  });

  test('arrow keys navigate only without zoom', () => {
    open();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
    expect(show.mock.calls).toEqual([[2], [0]]);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: '+' });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(show).toHaveBeenCalledTimes(2);
  });
});
