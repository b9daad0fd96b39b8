import Link from 'next/link';
import { categories } from '../shared/catalogue';
import '../shared/style.css';

export const metadata = {
  title: { default: 'Catalogue', template: '%s | Catalogue' },
  description: 'Every product with its facts on one page.',
};

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/">Catalogue</Link>
          {categories.map(({ slug, name }) => (
            <Link key={slug} href={`/${slug}/`}>
              {name}
            </Link>
          ))}
        </header>
        <main>{children}</main>
        <footer>Prices in US dollars.</footer>
      </body>
    </html>
  );
}
