import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { lensAt } from '../lens';
import { path } from '../markup';
import { ground } from '../paper';
import { box } from '../path';
import { type Pen, pen } from '../pen';
import { clearWindow, recess, shieldRecess } from './holder-parts';

export type BadgeWalletOptions = {
  readonly kind?: 'case' | 'wallet';
  readonly cardSlots?: number;
  readonly windows?: number;
};

function fold(k: Pen, x: number, y: number, h: number): string {
  return (
    k.shadow(`M${x - 12} ${y}H${x + 12}V${y + h}H${x - 12}Z`, 0.22) +
    k.seam(`M${x - 12} ${y + 2}V${y + h - 2}M${x + 12} ${y + 2}V${y + h - 2}`, 1.2) +
    k.light(`M${x - 3} ${y + 3}V${y + h - 3}`, 0.2, 2)
  );
}

function caseOpen(k: Pen, windows: number): string {
  const [y, h] = [112, 396];
  const pane =
    windows > 1
      ? clearWindow(k, 334, y + 26, 218, 160) + clearWindow(k, 334, y + 210, 218, 160)
      : clearWindow(k, 334, y + 40, 218, 316);
  return (
    k.part(box(26, y, 548, h, 20), { texture: 'leather', shade: 'slant' }) +
    k.part(box(40, y + 11, 250, h - 22, 12), {
      tone: 'dark',
      texture: 'leather',
      shade: 'left',
      line: 1.6,
      rim: false,
    }) +
    k.part(box(310, y + 11, 250, h - 22, 12), {
      tone: 'dark',
      texture: 'leather',
      shade: 'slant',
      line: 1.6,
      rim: false,
    }) +
    k.stitch(box(33, y + 7, 534, h - 14, 15)) +
    fold(k, 300, y, h) +
    recess(k, shieldRecess(310, 1.06, 165), shieldRecess(310, 0.9, 165), 165, 310, 1.06) +
    k.stitch(shieldRecess(310, 1.14, 165)) +
    pane
  );
}

/** Card slots in steps, the lowest in front; x and y are the upper left corner of the panel. */
function slots(k: Pen, x: number, y: number, w: number, h: number, count: number): string {
  const step = Math.min(34, (h - 56) / count);
  const cards = ['#dfe4e2', '#c9a95a', '#9db3c4', '#e8e4d6'];
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const top = y + 16 + i * step;
    const card =
      i % 2 === 0
        ? path(box(x + 12, top - 7, w - 24, 20, 4), {
            fill: cards[(i / 2) % 4],
            stroke: '#3b444a',
            'stroke-width': 1.2,
          })
        : '';
    const d = `M${x} ${top}H${x + w}V${y + h}H${x}Z`;
    out +=
      card +
      k.shadow(`M${x} ${top - 3}H${x + w}V${top}H${x}Z`, 0.3) +
      k.part(d, { tone: 'dark', texture: 'leather', line: 1.5, rim: false }) +
      k.light(`M${x + 3} ${top + 2}H${x + w - 3}`, 0.16, 1.4) +
      k.stitch(`M${x + 2} ${top + 7}H${x + w - 2}`);
  }
  return out;
}

function walletOpen(k: Pen, count: number): string {
  const [y, h] = [276, 250];
  const right = Math.max(1, Math.floor(count / 2));
  const left = count - right;
  const flap = box(318, 38, 246, 262, 18);
  return (
    // The bill compartment stands up behind the slots.
    k.part(box(24, y - 22, 552, h + 20, 16), { tone: 'deep', texture: 'leather', print: false }) +
    path(box(60, y - 40, 246, 60, 2), { fill: '#b9c4ae', stroke: '#3f4a40', 'stroke-width': 1.2 }) +
    path(box(68, y - 33, 230, 50, 2), { fill: 'none', stroke: '#6f7f6c', 'stroke-width': 1.2 }) +
    k.part(
      `M24 ${y + 6}Q162 ${y - 4} 300 ${y + 4}Q438 ${y - 4} 576 ${y + 6}V${y + h - 16}Q576 ${y + h} 560 ${y + h}H40Q24 ${y + h} 24 ${y + h - 16}Z`,
      {
        texture: 'leather',
        shade: 'slant',
      },
    ) +
    slots(k, 38, y + 14, 246, h - 26, left) +
    slots(k, 316, y + 14, 246, h - 26, right) +
    fold(k, 300, y + 4, h - 4) +
    k.stitch(
      `M31 ${y + 14}V${y + h - 16}Q32 ${y + h - 7} 42 ${y + h - 7}H558Q568 ${y + h - 7} 569 ${y + h - 16}V${y + 14}`,
    ) +
    // The badge flap is hinged above the right-hand slots.
    k.shadow('M324 52H570V320H324Z', 0.2) +
    k.part(flap, { texture: 'leather', shade: 'slant' }) +
    k.stitch(box(326, 46, 230, 246, 12)) +
    k.seam('M320 284H562', 1.4) +
    recess(k, shieldRecess(160, 0.9, 441), shieldRecess(160, 0.75, 441), 441, 160, 0.9) +
    k.stitch(shieldRecess(160, 0.98, 441))
  );
}

/** The shape of the badge that shows through the leather. */
function worn(d: string): string {
  const line = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  return (
    path(d, { ...line, stroke: '#fff', 'stroke-opacity': 0.1, 'stroke-width': 3, transform: 'translate(-1.6 -2)' }) +
    path(d, { ...line, stroke: '#000', 'stroke-opacity': 0.22, 'stroke-width': 3, transform: 'translate(1.6 2)' })
  );
}

function closed(k: Pen, wallet: boolean): string {
  const [x, y, w, h] = wallet ? [92, 152, 416, 318] : [164, 76, 280, 424];
  return (
    k.part(box(x + 8, y + 9, w, h, 18), { tone: 'deep', texture: 'leather', print: false }) +
    path(box(x + 6, y + 6, w - 4, h - 2, 16), { fill: '#000', 'fill-opacity': 0.35 }) +
    (wallet
      ? path(box(x + 30, y - 5, w - 50, 30, 3), { fill: '#b9c4ae', stroke: '#3f4a40', 'stroke-width': 1.2 })
      : '') +
    k.part(box(x, y, w, h, 18), { texture: 'leather', shade: ['slant', 'left'] }) +
    k.light(`M${x + 16} ${y + h - 30}V${y + 26}Q${x + 17} ${y + 13} ${x + 32} ${y + 12}H${x + w * 0.6}`, 0.18, 2) +
    k.seam(`M${x + 24} ${y + 2}V${y + h - 2}`, 1.2) +
    k.shadow(
      `M${x + 2} ${y + 16}Q${x + 2} ${y + 2} ${x + 14} ${y + 2}H${x + 24}V${y + h - 2}H${x + 14}Q${x + 2} ${y + h - 2} ${x + 2} ${y + h - 16}Z`,
      0.16,
    ) +
    k.stitch(
      `M${x + 34} ${y + 10}H${x + w - 18}Q${x + w - 10} ${y + 10} ${x + w - 10} ${y + 20}V${y + h - 20}Q${x + w - 10} ${y + h - 10} ${x + w - 18} ${y + h - 10}H${x + 34}`,
    ) +
    (wallet ? '' : worn(shieldRecess(288, 0.96, 316)))
  );
}

/** Fold-open leather for badge and cards. Options: kind case|wallet; windows 1|2 (case); cardSlots (wallet, 7). */
export const badgeWallet: Archetype<BadgeWalletOptions> = {
  title: 'badge wallet',
  second: 'closed',
  detail: 'badge recess, stitching and slots',
  draw(view: View, color: Colorway, options: BadgeWalletOptions, labels: readonly string[]): string {
    const wallet = (options.kind ?? 'case') === 'wallet';
    const open = (k: Pen): string =>
      wallet ? walletOpen(k, options.cardSlots ?? 7) : caseOpen(k, options.windows ?? 2);
    if (view === 'detail') {
      const { k, show } = lensAt(color, wallet ? 392 : 268, wallet ? 282 : 268, 1.9);
      return show(
        open(k),
        labels,
        wallet
          ? [
              spot(404, 170, 'Badge cut-out', /badge|cut-?out|recess/),
              spot(330, 424, 'Card slot', /card|slot/),
              spot(90, 252, 'Bill compartment', /bill|currency|cash/),
            ]
          : [
              spot(130, 270, 'Recessed cut-out', /cut-?out|recess|badge/),
              spot(470, 260, 'ID window', /window|\bid\b/),
              spot(310, 430, 'Fold', /fold|leather/),
            ],
      );
    }
    const k = pen(color);
    if (view === 'second') return ground(300, wallet ? 500 : 530, wallet ? 200 : 140) + closed(k, wallet);
    return ground(300, wallet ? 548 : 530, 250) + open(k);
  },
};
