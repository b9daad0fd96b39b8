/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { OpenByHash } from '@/components/ui/open-by-hash';

const item = (name: string) => screen.getByText(name).closest('details') as HTMLDetailsElement;
const isOpen = (name: string) => item(name).open;

function renderAt(hash: string) {
  window.history.replaceState(null, '', `/faq/?utm=1${hash}`);
  render(
    <OpenByHash>
      {['sizing', 'unisex'].map((id) => (
        <details key={id}>
          <summary>{id}</summary>
          <p id={id}>About {id}</p>
        </details>
      ))}
    </OpenByHash>,
  );
}

/** Opens or closes an item. jsdom does not dispatch the toggle event. */
function toggle(name: string, open: boolean) {
  item(name).open = open;
  fireEvent(item(name), new Event('toggle'));
}

test.each(['', '#nothing', '#%E0%A4%A', '#"]', '#'])('the fragment "%s" opens nothing', (hash) => {
  renderAt(hash);
  expect([isOpen('sizing'), isOpen('unisex')]).toEqual([false, false]);
});

test('the URL has the id of the last opened item, and no fragment after that is closed', () => {
  renderAt('');
  toggle('unisex', true);
  expect(window.location.href).toMatch(/\/faq\/\?utm=1#unisex$/);
  toggle('sizing', true);
  toggle('unisex', false);
  expect(window.location.hash).toBe('#sizing');
  toggle('sizing', false);
  expect(window.location.href).toMatch(/\/faq\/\?utm=1$/);
});
