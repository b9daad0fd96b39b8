/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConflictFields } from '@/components/admin/changes/conflict-fields';
import { WhatChanged } from '@/components/admin/changes/what-changed';
import { useAdmin } from '@/components/admin/frame/admin-context';
import { openAdminStore } from '@/lib/admin/admin-store';
import type { FieldConflict } from '@/lib/admin/store-types';
import { row } from '../../fixtures/catalogue';
import { openAdmin } from './open-admin';

jest.mock('next/navigation', () => jest.requireActual('../next-navigation'));

const LABELS = Array.from({ length: 30 }, (_, at) => String(30 + at));
const sized = row({ id: 'shirt', name: 'Plain Shirt', available_sizes: LABELS });

function Changed() {
  const { snapshot } = useAdmin();
  const shirt = snapshot.rows.find(({ id }) => id === 'shirt');
  return (
    <>
      <h1>Changes</h1>
      {shirt?.kind === 'edited' && <WhatChanged row={shirt} />}
    </>
  );
}

test('what changed is told by variant and fact, of many the first and how many more', async () => {
  await openAdmin(<Changed />, '/admin/changes/', undefined, sized);
  const store = await openAdminStore();
  const variants = LABELS.map((size) => ({ size, price: 12 }));
  await act(() => store.changeProducts(['shirt'], () => ({ variants })));
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect([terms.length, terms[0], terms.at(-1)]).toEqual([20, '30: Price', '49: Price']);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('nothing of its own → $12.00');
  expect(screen.getByText('and 10 more')).toBeVisible();
});

function Decision({ conflicts, onChoose }: { conflicts: FieldConflict[]; onChoose: (choices: object) => void }) {
  const [choices, setChoices] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  onChoose(choices);
  return (
    <>
      <h1>Conflicts</h1>
      <ConflictFields conflicts={conflicts} choices={choices} onChoose={setChoices} />
    </>
  );
}

test('each thing that a variant says is decided on by itself, and many with one press', async () => {
  const conflicts = LABELS.map((size) => ({ field: `variants {"size":"${size}"} price`, mine: 12, theirs: undefined }));
  let chosen: Record<string, string> = {};
  const onChoose = (choices: object) => {
    chosen = { ...choices };
  };
  await openAdmin(<Decision conflicts={conflicts} onChoose={onChoose} />, '/admin/changes/', undefined, sized);
  expect(screen.getAllByRole('group')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show more of the other 10' }));
  expect(screen.getAllByRole('group')).toHaveLength(30);
  await userEvent.click(screen.getByRole('button', { name: 'All 30: Published' }));
  const first = within(screen.getByRole('group', { name: '30: Price' }));
  expect(first.getByRole('radio', { name: 'Published: nothing of its own' })).toBeChecked();
  await userEvent.click(first.getByRole('radio', { name: 'Edited here: $12.00' }));
  expect(Object.values(chosen).filter((side) => side === 'theirs')).toHaveLength(29);
  expect(chosen[conflicts[0]?.field ?? '']).toBe('mine');
});

test('of a few there is no such press', async () => {
  const conflicts = [{ field: 'price', mine: 12, theirs: 10 }];
  await openAdmin(<Decision conflicts={conflicts} onChoose={() => undefined} />, '/admin/changes/', undefined, sized);
  expect([screen.getAllByRole('group').length, screen.queryByRole('button')]).toEqual([1, null]);
});
