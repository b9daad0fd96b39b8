/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
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

test.each(['', '#nothing', '#%E0%A4%A', '#"]', '#'])('the fragment "%s" opens nothing', (hash) => {
  renderAt(hash);
  expect([isOpen('sizing'), isOpen('unisex')]).toEqual([false, false]);
});
