/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from '@/components/product/gallery';
import { ProductChoice } from '@/components/product/product-choice';
import { ProductOptions } from '@/components/product/product-options';
import { ZoomDialog } from '@/components/product/zoom-dialog';
import { watchPictures } from '@/components/ui/watch-pictures';
import type { GalleryPicture } from '@/lib/site/picture-source';
import { failFetch } from './answers';

const standIns = [{ src: '/artwork/placeholder.svg' }];
const images: GalleryPicture[] = [
  { source: { src: '/artwork/black.svg' }, caption: 'Black', color: 'Black' },
  { source: { src: '/artwork/back.svg' }, caption: 'Back' },
  { source: { src: '/artwork/navy.svg' }, caption: 'Navy', color: 'Navy' },
];
const colors = ['Black', 'Navy'].map((name) => ({ name, hex: '#000000' }));

const thumbs = () => within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('button');
const large = () => within(screen.getByRole('list', { name: 'Pictures, large' })).getAllByRole('listitem');
const shown = () => large().findIndex((item) => !item.hasAttribute('inert'));

let stop = () => {};
afterEach(() => stop());
beforeEach(() => {
  failFetch();
  stop = watchPictures();
  // jsdom has no layout and therefore nothing to scroll.
  Element.prototype.scrollTo = jest.fn();
  window.history.replaceState(null, '', '/');
});

describe('a gallery', () => {
  test('shows the first picture and marks its small one', () => {
    render(<Gallery name="Shirt" images={images} standIns={standIns} />);
    expect(shown()).toBe(0);
    expect(thumbs().map((thumb) => thumb.getAttribute('aria-current'))).toEqual(['true', null, null]);
    expect(screen.getByText('Back')).toBeInTheDocument();
  });

  test('brings up the picture that is chosen', async () => {
    render(<Gallery name="Shirt" images={images} standIns={standIns} />);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(shown()).toBe(1);
    expect(thumbs()[1]).toHaveAttribute('aria-current', 'true');
  });

  test('begins with the color that the address names', () => {
    window.history.replaceState(null, '', '/?color=Navy');
    render(
      <ProductChoice sold={{ price: 10, colors, sizes: { system: 'none' } }}>
        <Gallery name="Shirt" images={images} standIns={standIns} />
      </ProductChoice>,
    );
    expect(shown()).toBe(2);
  });

  test('turns its views to the color that is chosen, as far as there are pictures, and stays at the one looked at', async () => {
    const user = userEvent.setup();
    const views: GalleryPicture[] = [
      { source: { src: '/artwork/black.svg' }, caption: 'Black', color: 'Black' },
      { source: { src: '/artwork/back-black.svg' }, caption: 'Back', view: 'second', color: 'Black' },
      { source: { src: '/artwork/detail-black.svg' }, caption: 'Detail', view: 'detail', color: 'Black' },
      { source: { src: '/artwork/navy.svg' }, caption: 'Navy', color: 'Navy' },
    ];
    const turns = { Navy: { second: '/artwork/back-navy.svg' } };
    render(
      <ProductChoice sold={{ price: 10, colors, sizes: { system: 'none' } }}>
        <Gallery name="Shirt" images={views} turns={turns} standIns={standIns} />
        <ProductOptions />
      </ProductChoice>,
    );
    const sources = () => large().map((item) => item.querySelector('img')?.getAttribute('src'));
    await user.click(screen.getByRole('radio', { name: 'Navy' }));
    expect(shown()).toBe(3);
    expect(sources()).toEqual(['black', 'back-navy', 'detail-black', 'navy'].map((file) => `/artwork/${file}.svg`));
    await user.click(screen.getByRole('button', { name: 'Back, Navy' }));
    await user.click(screen.getByRole('button', { name: 'Look closer' }));
    expect(await screen.findByRole('dialog', { name: 'Shirt: Back, Navy' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('radio', { name: 'Black' }));
    expect([shown(), sources()[1]]).toEqual([1, '/artwork/back-black.svg']);
  });

  test('brings the small picture of what is shown into its strip, and moves nothing else', async () => {
    render(<Gallery name="Shirt" images={images} standIns={standIns} />);
    const scrolled = jest.mocked(Element.prototype.scrollTo);
    const into = jest.fn();
    Element.prototype.scrollIntoView = into;
    scrolled.mockClear();
    await userEvent.click(thumbs()[2] as HTMLElement);
    expect(scrolled.mock.contexts).toContain(screen.getByRole('list', { name: 'Pictures' }));
    expect(into).not.toHaveBeenCalled();
  });

  test('tries the next picture, and in the end the placeholder', async () => {
    render(<Gallery name="Shirt" images={images} standIns={standIns} />);
    const picture = within(large()[1] as HTMLElement).getByAltText('Shirt: Back');
    fireEvent.error(picture);
    await waitFor(() => expect(picture).toHaveAttribute('src', '/artwork/navy.svg'));
    fireEvent.error(picture);
    await waitFor(() => expect(picture).toHaveAttribute('src', '/artwork/placeholder.svg'));
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/artwork/placeholder.svg');
    expect(picture).toHaveAttribute('alt', 'Shirt: Back');
  });

  test('of photographs falls back on the drawings, then on the placeholder', async () => {
    const photograph = { source: { src: 'https://example.com/a.jpg' } };
    render(<Gallery name="Shirt" images={[photograph]} standIns={[{ src: '/artwork/drawn.svg' }, ...standIns]} />);
    expect(large()).toHaveLength(1);
    const picture = within(large()[0] as HTMLElement).getByAltText('Shirt');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/artwork/drawn.svg');
    fireEvent.error(picture);
    await waitFor(() => expect(picture).toHaveAttribute('src', '/artwork/placeholder.svg'));
  });

  test('of no pictures shows the placeholder and no small ones', () => {
    render(<Gallery name="Shirt" images={[]} standIns={standIns} />);
    expect(large()).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Pictures' })).not.toBeInTheDocument();
  });

  test('opens a closer look, and closes it', async () => {
    render(<Gallery name="Shirt" images={images} standIns={standIns} />);
    await userEvent.click(screen.getByRole('button', { name: 'Look closer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Shirt: Black' });
    expect(within(dialog).getByRole('heading', { name: 'Black' })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the closer look', () => {
  const onTurn = jest.fn();
  const zoom = () => Number(screen.getByAltText('Shirt: Black').style.getPropertyValue('--zoom') || 1);
  const open = () =>
    render(
      <ZoomDialog
        image={{ alt: 'Shirt: Black', caption: 'Black' }}
        sources={[{ src: '/artwork/black.svg' }]}
        onTurn={onTurn}
        onClose={jest.fn()}
      />,
    );

  test('turns by buttons that stay, and do nothing, at the ends; without other pictures there are none', async () => {
    const { rerender } = open();
    expect(screen.queryByRole('button', { name: /picture$/ })).toBeNull();
    const turned = jest.fn();
    const props = { sources: [{ src: '/artwork/black.svg' }], onTurn: turned, onClose: jest.fn() };
    rerender(<ZoomDialog {...props} image={{ alt: 'Shirt: Black' }} neighbors={{ before: false, after: true }} />);
    const previous = screen.getByRole('button', { name: 'Previous picture' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    expect(turned).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(turned.mock.calls).toEqual([[1]]);
    expect(zoom()).toBe(1);
  });

  test('comes closer by + and button, goes back by - and 0, and knows its limits', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(zoom()).toBe(1.5);
    for (let press = 0; press < 9; press += 1) fireEvent.keyDown(screen.getByRole('dialog'), { key: '+' });
    expect(zoom()).toBe(4);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: '-' });
    expect(zoom()).toBeLessThan(4);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: '0' });
    expect(zoom()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(zoom()).toBe(1);
  });

  test('comes closer by a click and goes back by the next', async () => {
    open();
    const view = screen.getByRole('group', { name: 'Enlarged picture' });
    await userEvent.click(view);
    expect(zoom()).toBeGreaterThan(2);
    await userEvent.click(view);
    expect(zoom()).toBe(1);
  });

  test('takes a double press for one', async () => {
    open();
    const view = screen.getByRole('group', { name: 'Enlarged picture' });
    await userEvent.dblClick(view);
    expect(zoom()).toBeGreaterThan(2);
    await userEvent.dblClick(view);
    expect(zoom()).toBe(1);
  });

  test('turns to another picture by an arrow key while the picture is whole', () => {
    open();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
    expect(onTurn.mock.calls).toEqual([[1], [-1]]);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: '+' });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(onTurn).toHaveBeenCalledTimes(2);
  });
});
