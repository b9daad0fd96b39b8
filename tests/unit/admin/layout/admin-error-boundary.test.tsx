/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminErrorBoundary, AdminErrorPage } from '@/components/admin/layout/admin-error-boundary';

test('a page that crashed shows an error and renders again after Try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isCrashing = true;
  const Page = () => {
    if (isCrashing) throw new Error('broken');
    return <h1>The page</h1>;
  };
  render(
    <AdminErrorBoundary>
      <Page />
    </AdminErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeVisible();
  isCrashing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { level: 1, name: 'The page' })).toBeVisible();
});

test('the stored edits and drafts can be downloaded, without entries of other sites', async () => {
  localStorage.setItem('sp:catalogue', '{"v":1}');
  localStorage.setItem('sp:draft:new', '{"productName":"x"}');
  localStorage.setItem('other', 'secret');
  const blobs: Blob[] = [];
  URL.createObjectURL = jest.fn((blob: Blob) => {
    blobs.push(blob);
    return 'blob:x';
  }) as unknown as typeof URL.createObjectURL;
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  render(<AdminErrorPage onRetry={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download what is stored' }));
  const reader = new FileReader();
  const text = await new Promise((done) => {
    reader.addEventListener('load', () => done(reader.result));
    reader.readAsText(blobs[0] as Blob);
  });
  expect(click).toHaveBeenCalledTimes(1);
  expect(Object.keys(JSON.parse(String(text))).sort()).toEqual(['sp:catalogue', 'sp:draft:new']);
});
