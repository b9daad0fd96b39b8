/** @jest-environment jsdom */
import { queryWith } from '@/components/listing/query-with';

function fieldOf(markup: string): HTMLInputElement | HTMLSelectElement {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as HTMLInputElement | HTMLSelectElement;
}
const box = (value: string, isChecked = true) =>
  fieldOf(`<input type="checkbox" name="brand" value="${value}"${isChecked ? ' checked' : ''}>`);

describe('the query with what a field says', () => {
  test.each([
    ['a box joins those of its name', '?brand=Acme', box('Bolt'), '?brand=Acme&brand=Bolt'],
    ['a box that is ticked again changes nothing', '?brand=Acme', box('Acme'), '?brand=Acme'],
    ['a box that is not ticked leaves the others', '?brand=Acme&brand=Bolt', box('Acme', false), '?brand=Bolt'],
    [
      'a price takes the place of the one before',
      '?max=5',
      fieldOf('<input type="number" name="max" value="90">'),
      '?max=90',
    ],
    ['an empty price is none', '?max=5', fieldOf('<input type="number" name="max">'), ''],
    ['what is chosen starts on page 1 again', '?page=3', box('Acme'), '?brand=Acme'],
    ['words of a search stay', '?query=boot', box('Acme'), '?query=boot&brand=Acme'],
  ])('%s', (_, query, field, wanted) => {
    expect(queryWith(query, field)).toBe(wanted);
  });

  test('the first of a list is the default and stays unsaid', () => {
    const list = fieldOf(
      '<select name="sort"><option>featured</option><option>newest</option></select>',
    ) as HTMLSelectElement;
    expect(queryWith('?sort=newest', list)).toBe('');
    list.selectedIndex = 1;
    expect(queryWith('', list)).toBe('?sort=newest');
  });
});
