/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SizeGuideLink } from '@/components/product/size-guide-link';
import { SizeGuideView, UnitSwitch } from '@/components/product/size-guide-view';
import type { SizeGuide as Guide } from '@/lib/catalogue/schema/size-guides';
import { measureUnit } from '@/lib/catalogue/sizes/measure-unit';
import { SIZE_GUIDES } from '@/lib/catalogue/sizes/size-guides';

const guide = (id: string) => SIZE_GUIDES.find((other) => other.id === id) as Guide;

beforeEach(() => measureUnit.set(undefined));

const cell = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the guide', () => {
  test('has steps for measuring, and a table with a name and headers', () => {
    render(<SizeGuideView guide={guide('letters')} />);
    expect(within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem').length).toBeGreaterThan(2);
    const table = within(screen.getByRole('table', { name: 'Body measures by letter' }));
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Size', 'Chest, in', 'Waist, in']);
  });
});

describe('the unit', () => {
  const renderBoth = () =>
    render(
      <>
        <UnitSwitch />
        <SizeGuideView guide={guide('letters')} />
      </>,
    );

  test('is inches by default, and applies to all measures', async () => {
    renderBoth();
    expect(screen.getByRole('radio', { name: 'Inches' })).toBeChecked();
    expect(cell('S')).toEqual(['34–36', '28–30']);
    await userEvent.click(screen.getByRole('radio', { name: 'Centimeters' }));
    expect(cell('S')).toEqual(['86–91', '71–76']);
    expect(screen.getByRole('columnheader', { name: 'Chest, cm' })).toBeVisible();
  });

  test('is stored', async () => {
    renderBoth().unmount();
    act(() => measureUnit.set('cm'));
    renderBoth();
    expect(screen.getByRole('radio', { name: 'Centimeters' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Inches' }));
    expect(measureUnit.get()).toBeUndefined();
  });
});

describe('the link on a product page', () => {
  const link = () => screen.getByRole('link', { name: 'Size guide' });

  test('opens the guide in a dialog, and Close closes it', async () => {
    render(<SizeGuideLink id="shoes" />);
    expect(link()).toHaveAttribute('href', '/size-guide/#shoes');
    await userEvent.click(link());
    const dialog = await screen.findByRole('dialog', { name: /^Size guide: Shoes/ });
    expect(within(dialog).getByRole('table')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
