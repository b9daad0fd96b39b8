import type { MetadataRoute } from 'next';
import { branding, theme } from '@/lib/site/content';
import { asset, routes } from '@/lib/site/routes';
import { site } from '@/lib/site/site';
import { APP_ICON } from '@/lib/site/theme/logo';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: branding.description,
    start_url: asset(routes.home()),
    display: 'browser',
    background_color: theme.colors.paper,
    theme_color: theme.colors.ink,
    icons: [
      { src: asset(APP_ICON), sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      { src: asset('/icons/icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: asset('/icons/icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
    ],
  };
}
