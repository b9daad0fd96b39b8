import { renderToStaticMarkup } from 'react-dom/server';
import { Stars } from '@/components/ui/stars';

/** Distance between two stars, and width of a star, in CSS px. */
const [STEP, SIZE] = [18, 16];

test.each([
  [0, [5 * STEP]],
  [3.2, [3 * STEP, 2 * STEP]],
  [3.4, [3 * STEP + SIZE / 2, 2 * STEP - SIZE / 2]],
  [4.8, [5 * STEP]],
])(
  'a rating of %d has full and empty stars of the widths %j, rounded to halves, and its exact number',
  (rating, widths) => {
    const html = renderToStaticMarkup(<Stars rating={rating} />);
    expect([...html.matchAll(/ width="([\d.]+)"/g)].map(([, width]) => Number(width))).toEqual(widths);
    expect(html).toContain(`aria-label="Rated ${rating} of 5"`);
    expect(html).toContain(`<span>${rating}</span>`);
  },
);
