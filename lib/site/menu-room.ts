type Word = { label: string; items?: readonly unknown[] };

/** The least width of a target, and what the button of a list takes beside its word; CSS px. */
const TARGET = 44;
const BUTTON = 38;
const PADDING = 12;

/** Widths of the header from which on the menu is one line, with words and gaps, in CSS px; see main-menu.module.css. */
const ROOMS = [
  { room: 'tablet', letter: 6.1, gap: 0, line: 712 },
  { room: 'desk', letter: 7.3, gap: 16, line: 1200 },
] as const;

type MenuRoom = (typeof ROOMS)[number]['room'] | 'none';

/**
 * The screen on which a menu fits into one line, judged by its letters, for no server sees a screen: from a tablet on, from a
 * desk on, or none, so that its button stays.
 */
export function roomOf(menu: readonly Word[]): MenuRoom {
  const fits = ({ letter, gap, line }: (typeof ROOMS)[number]) =>
    menu.reduce((sum, { label, items = [] }) => {
      const word = Math.max(TARGET, lettersOf(label) * letter + PADDING);
      return sum + gap + word + (items.length > 0 ? BUTTON : 0);
    }, 0) <= line;
  return ROOMS.find(fits)?.room ?? 'none';
}

/** Letters of the narrow Latin face; those of East Asia are more than twice as wide. */
function lettersOf(label: string): number {
  return [...label].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2.4 : 1), 0);
}
