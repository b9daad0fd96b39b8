import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SoftNavigation } from '@/components/ui/soft-navigation';
import { site } from '@/lib/site';
import { fontClasses } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  title: { default: `${site.name}: ${site.tagline}`, template: `%s | ${site.name}` },
  description: site.description,
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  themeColor: '#15201e',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClasses} suppressHydrationWarning>
      <body>
        {children}
        <SoftNavigation />
      </body>
    </html>
  );
}
