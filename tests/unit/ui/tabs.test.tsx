/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from '@/components/ui/tabs';

const TABS = [
  { id: 'features', name: 'Key Features', panel: <p>Reinforced elbows</p> },
  { id: 'details', name: 'Product Details', panel: <p>A working shirt.</p> },
  { id: 'specifications', name: 'Specifications', panel: <a href="/size-chart/">Size chart</a> },
];

const renderTabs = (hash = '') => {
  window.history.replaceState(null, '', `/products/test-101/${hash}`);
  return render(<Tabs label="About this product" tabs={TABS} />);
};
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const shown = () => screen.getAllByRole('tabpanel').filter((panel) => panel.dataset.active === 'true');

test('the tab list has a name and the first tab is open; the other panels are in the HTML but hidden', () => {
  renderTabs();
  expect(screen.getByRole('tablist', { name: 'About this product' })).toBeVisible();
  expect(selected()).toEqual(['Key Features']);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(3);
  expect(shown()).toEqual([screen.getByRole('tabpanel', { name: 'Key Features' })]);
});

test('a click opens a tab and does not change the URL; without JavaScript the tab is a link to its panel', async () => {
  renderTabs();
  const tab = screen.getByRole('tab', { name: 'Specifications' });
  expect([tab.getAttribute('aria-controls'), tab.getAttribute('href')]).toEqual(['specifications', '#specifications']);
  await userEvent.click(tab);
  expect(selected()).toEqual(['Specifications']);
  expect(shown()).toEqual([screen.getByRole('tabpanel', { name: 'Specifications' })]);
  expect(window.location.hash).toBe('');
});

test.each([
  ['#specifications', 'Specifications'],
  ['#reviews', 'Key Features'],
])('a URL with %s opens the tab %s', (hash, name) => {
  renderTabs(hash);
  expect(selected()).toEqual([name]);
});

describe('with the keyboard', () => {
  test.each([
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Key Features'],
    ['{ArrowLeft}', 'Specifications'],
    ['{End}{Home}', 'Key Features'],
  ])('%s opens %s', async (keys, name) => {
    renderTabs();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(selected()).toEqual([name]);
  });

  test('only the open tab is a tab stop', async () => {
    renderTabs();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Size chart' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('tab', { name: 'Product Details' })).toHaveFocus();
  });
});
