import { fontClasses } from '@data/fonts';
import '@data/theme.css';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { theme } from '@/lib/site/content';
import { asset } from '@/lib/site/routes';
import { mixColors } from '@/lib/site/theme/theme-colors';

export const metadata: Metadata = {
  icons: { icon: asset('/icon.svg'), apple: asset('/icons/apple-touch-icon.png') },
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  // Same as --band in globals.css.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: theme.colors.ink },
    { media: '(prefers-color-scheme: dark)', color: mixColors(theme.colors.ink, '#000000', 0.5) },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClasses} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
