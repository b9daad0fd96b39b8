/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticMarkup } from '@/components/ui/static-markup';

/** As the export leaves it: the HTML has the children, the payload has null. */
function open(name: string, { isChanged = false } = {}) {
  const Page = ({ text }: { text: string | null }) => {
    const [isHidden, setHidden] = useState(false);
    const [presses, setPresses] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setHidden(!isHidden)}>
          Turn
        </button>
        <p>Pressed {presses} times</p>
        {!isHidden && (
          <StaticMarkup name={name} onClick={() => setPresses(presses + 1)}>
            {text && <b>{text}</b>}
          </StaticMarkup>
        )}
      </>
    );
  };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page text="As exported" />);
  if (isChanged) container.querySelector('p')?.remove();
  const onRecoverableError = jest.fn();
  render(<Page text={null} />, { container, hydrate: true, onRecoverableError });
  return { onRecoverableError };
}

test('what stands in the page stays, and React has nothing to say', () => {
  const { onRecoverableError } = open('plain');
  expect(screen.getByText('As exported')).toBeInTheDocument();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('it is still there when the page around it is drawn again', () => {
  open('again');
  const text = screen.getByText('As exported');
  fireEvent.click(text);
  expect(screen.getByText('Pressed 1 times')).toBeInTheDocument();
  expect(screen.getByText('As exported')).toBe(text);
});

test('it comes back after it was taken away', () => {
  open('back');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByText('As exported')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('As exported')).toBeInTheDocument();
});

test('it is not lost where the page was changed before React came', () => {
  const { onRecoverableError } = open('changed', { isChanged: true });
  expect(onRecoverableError).toHaveBeenCalled();
  expect(screen.getByText('As exported')).toBeInTheDocument();
});

test('drawn afresh it draws its children, as the element that it is asked to be', () => {
  render(
    <StaticMarkup name="fresh" as="section" aria-label="Fresh">
      <b>Drawn</b>
    </StaticMarkup>,
  );
  expect(screen.getByRole('region', { name: 'Fresh' })).toHaveTextContent('Drawn');
});
