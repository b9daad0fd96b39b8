// Every admin page loads the same styles. Otherwise Next preloads the missing ones, and Chromium warns about unused preloads.
import '@/components/ui/field.module.css';
import '@/components/ui/graphics.module.css';
import '@/components/ui/navigation.module.css';
import '@/components/admin/layout/layout.module.css';
import '@/components/admin/product-form/product-form.module.css';
import '@/components/admin/products/products.module.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { FrameGuard } from '@/components/admin/layout/frame-guard';
import { SoftNavigation } from '@/components/admin/layout/soft-navigation';
import { ReplayEvents } from '@/components/layout/replay-events';
import { PictureFallback } from '@/components/ui/picture-fallback';
import { adminMessages } from '@/lib/admin/admin-messages';
import { absoluteUrl } from '@/lib/seo/metadata';

export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl('/')),
  description: adminMessages.about,
  // The address of each page.
  alternates: { canonical: './' },
  robots: { index: false, follow: true },
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <FrameGuard>
      {children}
      <SoftNavigation />
      <PictureFallback />
      <ReplayEvents />
    </FrameGuard>
  );
}
