/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PreviewIsland } from '@/components/admin/preview/preview-island';
import { tokenStore } from '@/lib/admin/publish/publish-store';

test('a storefront page removes the publish token from the session storage of the tab, and nothing else', () => {
  sessionStorage.setItem('sp:reloaded', '1');
  tokenStore.set('ghp_secret', true);
  render(<PreviewIsland />);
  expect(Object.keys(sessionStorage)).toEqual(['sp:reloaded']);
});
