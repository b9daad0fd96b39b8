/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FacetCheckList } from '@/components/listing/facet-check-list';
import { FacetFold } from '@/components/listing/facet-fold';
import { FilterChips } from '@/components/listing/filter-chips';
import { PriceFacet } from '@/components/listing/price-facet';
import { ShippingFacet } from '@/components/listing/shipping-facet';
import { SortSelect } from '@/components/listing/sort-select';
import type { Chip } from '@/lib/listing/chips';
import { homeState } from '@/lib/visitor/home-state';

const optionsOf = (names: readonly string[]) =>
  names.map((name, index) => ({ value: name, label: name, count: index }));
const order = () => screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value);

/** The list as a listing steers it. */
function Brands({ names, initial = [] }: { names: readonly string[]; initial?: readonly string[] }) {
  const [chosen, setChosen] = useState<readonly string[]>(initial);
  const toggle = (name: string, isChosen: boolean) =>
    setChosen([...chosen.filter((other) => other !== name), ...(isChosen ? [name] : [])]);
  return (
    <>
      <FacetCheckList
        legend="Brand"
        name="brand"
        options={optionsOf(names)}
        chosen={chosen}
        raised={chosen}
        onToggle={toggle}
      />
      <button type="button">After</button>
    </>
  );
}

describe('a list of check boxes', () => {
  test('says of each option how many goods it leads to', () => {
    render(<Brands names={['Acme', 'Bolt']} />);
    expect(screen.getByRole('checkbox', { name: 'Bolt 1 product' })).toBeEnabled();
  });

  test('an option that leads to nothing is disabled, but one that is chosen can be taken back', () => {
    const { rerender } = render(
      <FacetCheckList legend="Brand" name="b" options={optionsOf(['Acme'])} chosen={[]} onToggle={jest.fn()} />,
    );
    expect(screen.getByRole('checkbox')).toBeDisabled();
    rerender(
      <FacetCheckList legend="Brand" name="b" options={optionsOf(['Acme'])} chosen={['Acme']} onToggle={jest.fn()} />,
    );
    expect(screen.getByRole('checkbox')).toBeEnabled();
  });

  test('a chosen option stays in place and in focus, also once the list is left', async () => {
    const user = userEvent.setup();
    render(<Brands names={['Acme', 'Bolt', 'Core']} />);
    await user.click(screen.getByRole('checkbox', { name: /Core/ }));
    expect(order()).toEqual(['Acme', 'Bolt', 'Core']);
    expect(screen.getByRole('checkbox', { name: /Core/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(order()).toEqual(['Acme', 'Bolt', 'Core']);
  });

  test('what is chosen from the start stands on top', () => {
    render(<Brands names={['Acme', 'Bolt', 'Core']} initial={['Bolt']} />);
    expect(order()).toEqual(['Bolt', 'Acme', 'Core']);
  });

  test('more than twelve options can be searched, whatever the case', async () => {
    const user = userEvent.setup();
    render(<Brands names={Array.from({ length: 13 }, (_, index) => `Maker ${index}`)} />);
    const field = screen.getByRole('searchbox', { name: 'Find a brand' });
    await user.type(field, ' mAKER 12 ');
    expect(order()).toEqual(['Maker 12']);
    await user.clear(field);
    await user.type(field, 'zzz');
    expect(screen.getByText('None of that name.')).toBeVisible();
  });

  test('twelve have no search', () => {
    render(<Brands names={Array.from({ length: 12 }, (_, index) => `Maker ${index}`)} />);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('a facet', () => {
  test('is a group of its name that folds, and says how much of it is chosen', () => {
    const { rerender } = render(
      <FacetFold legend="Brand" isOpen={false} chosen={2}>
        Makers
      </FacetFold>,
    );
    const group = screen.getByRole('group', { name: 'Brand' });
    expect([group.hasAttribute('open'), group.querySelector('summary')?.textContent]).toEqual([
      false,
      'Brand 2 chosen',
    ]);
    rerender(
      <FacetFold legend="Brand" isOpen>
        Makers
      </FacetFold>,
    );
    expect([group.hasAttribute('open'), group.querySelector('summary')?.textContent]).toEqual([true, 'Brand']);
  });
});

describe('the maximum price', () => {
  const field = () => screen.getByRole('spinbutton', { name: 'Maximum price in dollars' });
  const slider = () => screen.getByRole('slider', { name: 'Maximum price' });
  const renderFacet = (value?: number) => {
    const onChange = jest.fn();
    render(<PriceFacet legend="Maximum price" name="max" highest={1699.99} value={value} onChange={onChange} />);
    return onChange;
  };

  test('says in words where it stands', () => {
    renderFacet(120);
    expect(slider()).toHaveAttribute('aria-valuetext', 'up to $120.00');
    expect(field()).toHaveValue(120);
  });

  test.each(['{Enter}', '{Tab}'])('what is typed applies with %s, not before', async (key) => {
    const user = userEvent.setup();
    const onChange = renderFacet();
    await user.type(field(), '49.99');
    expect(onChange).not.toHaveBeenCalled();
    await user.type(field(), key, { skipClick: true });
    expect(onChange.mock.calls).toEqual([[49.99]]);
  });

  test('an empty field takes the maximum away', async () => {
    const user = userEvent.setup();
    const onChange = renderFacet(50);
    await user.clear(field());
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[undefined]]);
  });

  test('the same figure again changes nothing', async () => {
    const user = userEvent.setup();
    const onChange = renderFacet(50);
    await user.clear(field());
    await user.type(field(), '50{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each(['-5', '0'])('%s becomes the smallest price', async (text) => {
    const onChange = renderFacet();
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([[0.01]]);
  });

  test.each([['49.999'], ['10000000']])('%s is brought to what an address can hold', (text) => {
    const onChange = renderFacet();
    fireEvent.change(field(), { target: { value: text } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    for (const [max] of onChange.mock.calls) expect(String(max)).toMatch(/^(?:undefined|\d{1,6}(?:\.\d{1,2})?)$/);
  });

  test('the slider applies when let go, and its end means any price (spec 4)', () => {
    const onChange = renderFacet(100);
    fireEvent.change(slider(), { target: { value: '0' } });
    expect(onChange).not.toHaveBeenCalled();
    expect(field()).toHaveValue(5);
    fireEvent.change(slider(), { target: { value: '100' } });
    expect(slider()).toHaveAttribute('aria-valuetext', 'any price');
    fireEvent.pointerUp(slider());
    expect(onChange.mock.calls).toEqual([[undefined]]);
  });

  test('a finger that turns out to scroll the page leaves the slider as it was', () => {
    const onChange = renderFacet(100);
    fireEvent.change(slider(), { target: { value: '0' } });
    fireEvent.pointerCancel(slider());
    fireEvent.blur(slider());
    expect(field()).toHaveValue(100);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the state that goods are shipped to', () => {
  beforeEach(() => homeState.set(undefined));
  const select = () => screen.getByRole('combobox', { name: 'My state' });
  const hide = () => screen.getByRole('checkbox', { name: 'Hide what is not shipped there' });

  test('a choice is remembered and filters nothing by itself', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(<ShippingFacet name="ships-to" value={undefined} onChange={onChange} />);
    expect(hide()).toBeDisabled();
    await user.selectOptions(select(), 'New York');
    expect([homeState.get(), onChange.mock.calls]).toEqual(['NY', []]);
    await user.click(hide());
    expect(onChange.mock.calls).toEqual([['NY']]);
  });

  test('while goods are hidden, another state filters at once', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(<ShippingFacet name="ships-to" value="NY" onChange={onChange} />);
    expect(hide()).toBeChecked();
    await user.selectOptions(select(), 'Texas');
    await user.click(hide());
    expect(onChange.mock.calls).toEqual([['TX'], [undefined]]);
  });
});

describe('chips', () => {
  test('each says what it removes, and Reset is the last', async () => {
    const user = userEvent.setup();
    const onRemove = jest.fn();
    const onReset = jest.fn();
    const chips: Chip[] = [
      { label: 'Acme', parameter: 'brand', value: 'Acme' },
      { label: 'Size L', parameter: 'size', value: 'L' },
    ];
    render(<FilterChips chips={chips} onRemove={onRemove} onReset={onReset} />);
    const list = screen.getByRole('list', { name: 'Applied filters' });
    const names = within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Remove Acme', 'Remove Size L', 'Reset Filters']);
    await user.click(screen.getByRole('button', { name: 'Remove Size L' }));
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    expect([onRemove.mock.calls, onReset.mock.calls.length]).toEqual([[[chips[1]]], 1]);
  });

  test('nothing applied, nothing there', () => {
    const { container } = render(<FilterChips chips={[]} onRemove={jest.fn()} onReset={jest.fn()} />);
    expect(container).toBeEmptyDOMElement();
  });
});

test('the four orders can be chosen by name (spec 4)', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<SortSelect value="featured" onChange={onChange} />);
  const select = screen.getByRole('combobox', { name: 'Sort by' });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Featured', 'Price: low to high', 'Price: high to low', 'Newest']);
  await user.selectOptions(select, 'Newest');
  expect(onChange.mock.calls).toEqual([['newest']]);
});
