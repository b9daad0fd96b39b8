/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from '@/components/ui/carousel';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const renderSlides = (count = 3) => {
  const names = ['Jackets', 'Shirts', 'Pants'].slice(0, count);
  return render(
    <>
      <Carousel label="Clothing by section" interval={5000}>
        {names.map((name) => (
          <a key={name} href={`/${name}/`}>
            {name}
          </a>
        ))}
      </Carousel>
      <button type="button">Elsewhere</button>
    </>,
  );
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole('region', { name: 'Clothing by section' });
const button = (name: string) => screen.getByRole('button', { name });
const position = () => screen.getByText(/^\d\/\d$/).textContent;
const leave = () => user.click(button('Elsewhere'));

function preferReducedMotion() {
  const query = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(Object.create(query) as MediaQueryList, { media, matches: media.includes('reduce') }),
    );
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout and therefore nothing to scroll.
  Element.prototype.scrollTo = jest.fn();
});
afterEach(() => jest.useRealTimers());

describe('turning by itself', () => {
  test('each slide stays for five seconds, and the first follows the last', () => {
    renderSlides();
    wait(4999);
    expect(position()).toBe('1/3');
    for (const next of ['2/3', '3/3', '1/3']) {
      wait(next === '2/3' ? 1 : 5000);
      expect(position()).toBe(next);
    }
  });

  test('slides out of sight can be neither read nor reached', () => {
    renderSlides();
    wait(5000);
    expect(['Jackets', 'Shirts', 'Pants'].filter((name) => !screen.getByText(name).closest('[inert]'))).toEqual([
      'Shirts',
    ]);
  });

  test('one slide does not turn and has no controls', () => {
    renderSlides(1);
    wait(20_000);
    expect(screen.queryByRole('button', { name: 'Pause slides' })).not.toBeInTheDocument();
  });

  test('ends with the page', () => {
    renderSlides().unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('standing still', () => {
  test('when paused, and no more once it may play again', async () => {
    renderSlides();
    await user.click(button('Pause slides'));
    await leave();
    wait(20_000);
    expect(position()).toBe('1/3');
    await user.click(button('Play slides'));
    await leave();
    wait(5000);
    expect(position()).toBe('2/3');
  });

  test('under the pointer, and no more once it has left', async () => {
    renderSlides();
    await user.hover(carousel());
    wait(20_000);
    expect(position()).toBe('1/3');
    await user.unhover(carousel());
    wait(5000);
    expect(position()).toBe('2/3');
  });

  test('while a finger is on it, and no more once it is lifted', () => {
    renderSlides();
    const finger = { identifier: 1, target: carousel() };
    fireEvent.touchStart(carousel(), { touches: [finger, finger] });
    // The other is still there.
    fireEvent.touchEnd(carousel(), { touches: [finger] });
    wait(20_000);
    expect(position()).toBe('1/3');
    fireEvent.touchEnd(carousel());
    wait(5000);
    expect(position()).toBe('2/3');
  });

  test('no more, once Play is pressed by keyboard, though the focus is still there', async () => {
    renderSlides();
    act(() => button('Pause slides').focus());
    await user.keyboard('{Enter}{Enter}');
    wait(5000);
    expect(position()).toBe('2/3');
  });

  test('not after a touch, which never leaves', () => {
    renderSlides();
    fireEvent.pointerEnter(carousel(), { pointerType: 'touch' });
    wait(5000);
    expect(position()).toBe('2/3');
  });

  test('while something in it has the focus', async () => {
    renderSlides();
    await user.tab();
    wait(20_000);
    expect([position(), carousel().contains(document.activeElement)]).toEqual(['1/3', true]);
  });

  test('in a hidden tab', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    renderSlides();
    wait(20_000);
    expect(position()).toBe('1/3');
  });

  test('under reduced motion', () => {
    preferReducedMotion();
    renderSlides();
    wait(20_000);
    expect(position()).toBe('1/3');
  });
});

describe('the controls', () => {
  test.each([
    ['Next slide', '2/3'],
    ['Previous slide', '3/3'],
  ])('%s shows %s', async (name, place) => {
    renderSlides();
    await user.click(button(name));
    expect(position()).toBe(place);
  });

  test('a slide is said to be one of three', () => {
    renderSlides();
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ]);
  });
});
