import { fontClasses } from '@data/fonts';
import '@data/globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { asset } from '@/lib/site/asset';
import { look } from '@/lib/site/look';

export const metadata: Metadata = {
  icons: { icon: asset('/icon.svg'), apple: asset('/icons/apple-touch-icon.png') },
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  // The band of the header in both themes.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: look.tokens.light.band },
    { media: '(prefers-color-scheme: dark)', color: look.tokens.dark.band },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClasses} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
