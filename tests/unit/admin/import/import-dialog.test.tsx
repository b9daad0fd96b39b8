/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportDialog } from '@/components/admin/import/import-dialog';
import type { ImportMapping } from '@/lib/admin/import/import-mapping';
import type { TaskOptions } from '@/lib/admin/run-in-chunks';
import type { ImportPlan } from '@/lib/admin/store-types';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { renderAdmin } from '../render-admin';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/next-navigation'));
const mockDownload = jest.fn();
jest.mock('@/lib/admin/file-actions', () => ({
  exportActions: () => ({}),
  importActions: () => ({ planImport: (...args: Parameters<typeof mockPlan>) => mockPlan(...args) }),
}));
jest.mock('@/components/ui/download', () => ({ download: (file: unknown) => mockDownload(file) }));

const MAPPING: ImportMapping = {
  ...{ format: 'plain', decimals: {}, categories: {}, currencies: {} },
  columns: { Name: 'name', Precio: 'price', Notes: 'ignore' },
};
const shirt = { id: 'shirt', name: 'Plain Shirt', price: 11 } as RawProduct;
const hat: RawProduct = {
  ...{ id: 'hat', name: 'Wool Hat', brand: 'Northfield', category: 'hats', categoryName: 'Hats' },
  ...{ price: 12, oldPrice: 15, description: 'Warm.' },
  image_links: ['/drawings/hat.svg', '/drawings/hat-back.svg'],
};
const PLAN: ImportPlan = {
  format: 'Plain',
  mapping: MAPPING,
  columns: [
    { name: 'Name', samples: ['Wool Hat'], field: 'name' },
    { name: 'Precio', samples: ['1.250', '8.900'], field: 'price', warning: 'This may be an old price.' },
    { name: 'Notes', samples: [], field: 'ignore' },
  ],
  categories: [{ name: 'Hats', count: 2, key: 'hats', created: { key: 'hats', name: 'Hats' } }],
  questions: [],
  changes: [
    { id: 'hat', raw: hat, before: undefined, kind: 'add', sizes: 4, colors: 1, variants: 3, fields: [] },
    {
      ...{ id: 'shirt', raw: shirt, before: shirt, kind: 'update', sizes: 2, colors: 0, variants: 0 },
      fields: [{ field: 'price', from: 10, to: 11 }],
    },
  ],
  unchanged: 5,
  leftOut: [
    {
      message: 'no price',
      places: Array.from({ length: 102 }, (_, index) => ({ line: index + 2, id: `p${index}`, detail: '“ask”' })),
    },
    { message: 'empty row', places: [{ line: 9 }] },
  ],
  warnings: [],
  notes: ['Read as windows-1252.'],
  apply: async () => ({ ok: true }),
};
const mockPlan = jest.fn<Promise<ImportPlan>, [unknown, Partial<ImportMapping>?, TaskOptions?]>();
const onClose = jest.fn();
const page = (
  <>
    <h1>Products</h1>
    <ImportDialog name="list.csv" content="text" onClose={onClose} />
  </>
);

/** Opens the dialog. `plan` overrides fields of the first plan. */
async function openDialog(plan: Partial<ImportPlan> = {}) {
  mockPlan.mockImplementationOnce(async () => ({ ...PLAN, ...plan }));
  await renderAdmin(page);
  const dialog = await screen.findByRole('dialog', { name: 'Import list.csv' });
  await waitFor(() => expect(dialog.querySelector('[aria-busy]')).toHaveAttribute('aria-busy', 'false'));
  return dialog;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const lastMapping = () => mockPlan.mock.lastCall?.[1];
const loadMapping = (text: string) => {
  // The File of jsdom has no text().
  const file = Object.assign(new File([text], 'm.json', { type: 'application/json' }), { text: async () => text });
  return userEvent.upload(screen.getByLabelText('Load mapping'), file);
};

beforeEach(() => {
  jest.clearAllMocks();
  mockPlan.mockReset().mockImplementation(async () => PLAN);
});

test('shows a summary, the reasons with counts, and a preview by product', async () => {
  const dialog = await openDialog();
  expect(dialog).toHaveTextContent('Plain: 1 new product, 1 changed, 5 unchanged, 3 variantsRead as windows-1252.');
  expect(screen.queryByRole('region', { name: /Questions|Warnings/ })).toBeNull();
  const skipped = within(screen.getByRole('region', { name: 'Not imported' }));
  expect(skipped.getByText('102 products: no price')).toBeVisible();
  expect(skipped.getByText('Line 2, p0, “ask”')).toBeInTheDocument();
  expect(skipped.getByText('and 2 more places')).toBeInTheDocument();
  expect(skipped.getByText('1 row: empty row')).toBeVisible();
  const added = screen.getByRole('region', { name: 'New products (1)' });
  expect(added).toHaveTextContent(
    'Wool Hat hatNorthfield · Hats$12.00, before $15.004 sizes, 1 color, 3 variants, 2 picturesWarm.',
  );
  expect(within(added).getByRole('presentation')).toHaveAttribute('src', '/drawings/hat.svg');
  expect(screen.getByRole('region', { name: 'Changed products (1)' })).toHaveTextContent('Price$10.00 → $11.00');
});

test('imports the plan and shows a notice that links to the products', async () => {
  await openDialog();
  await userEvent.click(button('Import 2 products'));
  expect(await screen.findByText('2 products imported. 103 left out.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show products' }).getAttribute('href')).toMatch(/\?since=\d{13}$/);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a decimal question sets the separator and stays visible with its answer', async () => {
  const question = { kind: 'decimal', column: 'Precio', sample: '1.250' } as const;
  mockPlan.mockImplementation(async () => ({ ...PLAN, questions: [{ ...question, count: 0 }] }));
  await openDialog({ questions: [{ ...question, count: 12 }] });
  const select = screen.getByLabelText('Column “Precio”: is 1.250 the number 1,250 or 1.25?');
  expect(select).toHaveAccessibleDescription('12 values are not imported until this is answered.');
  await userEvent.selectOptions(select, '1,250');
  expect(lastMapping()).toMatchObject({ decimals: { Precio: ',' } });
  await waitFor(() => expect(select).toHaveAccessibleDescription(''));
  expect(select).toHaveValue(',');
  await userEvent.selectOptions(select, '1.25');
  expect(lastMapping()).toMatchObject({ decimals: { Precio: '.' } });
  expect(select).toHaveFocus();
});

test('a price question maps the selected column, and a currency question requires a number above 0', async () => {
  const columns = ['Net', 'Gross'];
  const question = { kind: 'column', field: 'price', columns, message: 'Net and gross.', count: 2 } as const;
  const questions = [question, { kind: 'currency', code: 'EUR', count: 1 } as const];
  mockPlan.mockImplementation(async () => ({ ...PLAN, questions }));
  await openDialog({ questions });
  const rate = screen.getByLabelText(/^1 EUR in/);
  await userEvent.type(rate, '0{Enter}');
  expect(rate).toBeInvalid();
  expect(mockPlan).toHaveBeenCalledTimes(1);
  await userEvent.clear(rate);
  await userEvent.type(rate, '1,08{Enter}');
  await userEvent.selectOptions(screen.getByLabelText('Which column is the price?'), 'Gross');
  expect(lastMapping()).toMatchObject({ currencies: { EUR: 1.08 }, columns: { Gross: 'price' } });
});

test('columns with a warning are expanded; a correction starts a new plan, and the old one is shown until then', async () => {
  const dialog = await openDialog();
  expect(screen.getByText('3 columns, 1 is ignored, 1 uncertain')).toBeVisible();
  expect(screen.getByLabelText('Field of Precio')).toHaveAccessibleDescription('This may be an old price.');
  let finish: (plan: ImportPlan) => void = () => undefined;
  mockPlan.mockImplementationOnce((_, __, taskOptions) => {
    taskOptions?.onProgress?.(1, 4);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const field = screen.getByLabelText('Field of Notes');
  await userEvent.selectOptions(field, 'Brand');
  expect(lastMapping()).toMatchObject({ columns: { Notes: 'brand' } });
  expect(button('Updating… 25%')).toBeDisabled();
  expect(dialog).toHaveTextContent('1 new product');
  await act(async () => finish({ ...PLAN, changes: PLAN.changes.slice(0, 1) }));
  expect(button('Import 1 product')).toBeEnabled();
  expect(field).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText('“Hats”, 2 products'), 'The footwear');
  expect(lastMapping()).toMatchObject({ columns: { Notes: 'brand' }, categories: { Hats: 'footwear' } });
});

test('saves the mapping, and loads one with its answers', async () => {
  await openDialog();
  await userEvent.click(button('Save mapping'));
  const [{ name, text }] = mockDownload.mock.lastCall;
  expect([name, JSON.parse(text)]).toEqual(['list-mapping.json', MAPPING]);
  const answered = [
    { kind: 'decimal', column: 'Precio', sample: '1.250', count: 0 },
    { kind: 'currency', code: 'EUR', count: 0 },
  ] as const;
  mockPlan.mockImplementation(async () => ({ ...PLAN, questions: answered }));
  const saved = { ...MAPPING, decimals: { Precio: ',' }, currencies: { EUR: 1.1 } };
  await loadMapping(JSON.stringify(saved));
  await waitFor(() => expect(lastMapping()).toEqual(saved));
  expect(await screen.findByLabelText(/^Column “Precio”/)).toHaveValue(',');
  expect(screen.getByLabelText(/^1 EUR in/)).toHaveValue('1.1');
});

test('reports an error in a loaded mapping', async () => {
  await openDialog();
  await loadMapping('{"format":"plain","columns":{"Precio":"pric"}}');
  expect(await screen.findByRole('alert')).toHaveTextContent('m.json: columns.Precio: "pric" is not a field');
});

test('Cancel stops the plan', async () => {
  mockPlan.mockImplementation(() => new Promise(() => undefined));
  const { unmount } = await renderAdmin(page);
  const { signal, onProgress } = mockPlan.mock.lastCall?.[2] ?? {};
  act(() => onProgress?.(1, 2));
  expect(screen.getByRole('progressbar', { name: 'Reading the file' })).toHaveValue(50);
  await userEvent.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  expect(signal?.aborted).toBe(true);
});

test('errors are reported, unexpected ones without their message; another correction can follow', async () => {
  await openDialog();
  mockPlan.mockRejectedValueOnce(new Error('Save it as .xlsx.'));
  const field = screen.getByLabelText('Field of Notes');
  await userEvent.selectOptions(field, 'Brand');
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be read. Save it as .xlsx.');
  mockPlan.mockRejectedValueOnce(new TypeError('x is undefined'));
  await userEvent.selectOptions(field, 'Type');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^The file could not be read\.$/));
  expect(button('Import 2 products')).toBeDisabled();
  await userEvent.selectOptions(field, 'Ignore');
  await waitFor(() => expect(button('Import 2 products')).toBeEnabled());
});
