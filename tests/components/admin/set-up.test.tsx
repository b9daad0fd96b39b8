/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { SetUp } from '@/components/admin/publish/set-up';

function answer(repository: string) {
  render(<SetUp />);
  fireEvent.change(screen.getByLabelText('Repository'), { target: { value: repository } });
  fireEvent.click(screen.getByRole('button', { name: 'Show what to do' }));
}

test('an owner’s answer becomes the line to copy and the pages to press on', () => {
  answer('https://gitlab.com/group/store');
  expect(
    screen.getByText('"publish": { "host": "gitlab", "repository": "group/store", "branch": "main" },'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^data\/site\.json/ })).toHaveAttribute(
    'href',
    'https://gitlab.com/group/store/-/edit/main/data/site.json',
  );
  expect(screen.getByRole('link', { name: /^New personal access token/ })).toHaveAttribute(
    'href',
    expect.stringContaining('scopes=api'),
  );
});

test('an answer that is not clear is asked again', () => {
  answer('store');
  expect(screen.getByRole('alert')).toHaveTextContent('The repository is not clear');
  expect(screen.queryByText('The line for site.json')).toBeNull();
});

test('who set up the store can be written to', () => {
  render(<SetUp />);
  const letter = screen.getByRole('link', { name: 'Write to them' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(letter)).toContain('run "npm run publish:setup" in the folder of the shop.');
});
