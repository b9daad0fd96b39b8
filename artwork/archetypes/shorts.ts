import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { both, box, symmetric } from '../path';
import { type Pen, pen } from '../pen';

export type ShortsOptions = {
  readonly cargo?: boolean;
  readonly elastic?: boolean;
};

type Cut = ReturnType<typeof read>;

function read(options: ShortsOptions) {
  return { cargo: options.cargo ?? false, elastic: options.elastic ?? false };
}

const LEG = 'C176 130 152 230 134 330C126 390 118 446 114 492Q196 512 280 500C284 430 291 360 300 292';

function outline(back: boolean): string {
  return symmetric(`${back ? 'M300 84C256 84 214 88 182 94' : 'M300 118Q236 116 182 96'}${LEG}`);
}

function loops(k: Pen, back: boolean): string {
  const at = (x: number, y: number, turn: number): string => `M${x} ${y}l${-turn} 44h14l${turn} -44Z`;
  const half = back ? [at(206, 92, 5), at(256, 86, 2)] : [at(206, 98, 5), at(250, 108, 2)];
  return (
    half.map((d) => k.pair(d, { line: 1.5, rim: false, shade: 'down' })).join('') +
    (back ? k.part(box(293, 83, 14, 46, 1), { line: 1.5, rim: false, shade: 'down' }) : '')
  );
}

function pockets(k: Pen, cut: Cut): string {
  if (!cut.cargo) return '';
  return (
    k.pair('M120 332L216 344L212 452Q210 460 202 460L118 452Q110 452 111 442Z', {
      tone: 'dark',
      line: 2,
      shade: 'slant',
    }) +
    k.seam(both('M132 374L128 452M200 380L194 458'), 1.2) +
    k.stitch(both('M124 372L118 446L202 454L208 380')) +
    k.shadow(both('M116 370L208 382L220 372V382L210 390L116 378Z'), 0.22) +
    k.pair('M118 314L222 328L219 366L208 376L116 366Q114 340 118 314Z', { line: 2, shade: 'down' }) +
    k.stitch(both('M123 320L216 333L214 363L205 370L121 361'))
  );
}

function front(k: Pen, cut: Cut): string {
  return (
    k.part('M182 96C220 76 380 76 418 96C386 160 214 160 182 96Z', { tone: 'deep', line: 2, print: false }) +
    k.seam('M196 97C236 87 364 87 404 97', 1.2) +
    k.part(box(285, 90, 30, 13, 1), { tone: '#e9e6dc', line: 0.8, rim: false }) +
    k.part(outline(false), { texture: 'ripstop', shade: 'round' }) +
    k.shadow(both('M299 296C293 340 286 410 281 470C272 410 266 350 268 312Z'), 0.12) +
    k.seam(both('M254 148C236 182 198 222 154 244'), 1.8) +
    k.stitch(both('M246 148C229 178 194 214 156 235')) +
    k.seam('M300 148V296') +
    k.seam('M300 258Q326 248 328 218V149', 1.2) +
    k.stitch('M304 263Q332 251 334 218V150') +
    k.seam(both('M176 128Q238 147 300 149'), 1.8) +
    k.stitch(both('M178 121Q238 139 300 141M182 104Q238 122 300 125')) +
    (cut.elastic ? k.fold(both('M190 104L184 128M198 106L193 130M222 112L219 137M230 114L228 139')) : '') +
    loops(k, false) +
    k.part('M290 119H336V149H290Z', { line: 1.5, rim: false }) +
    k.snap(314, 134, 7) +
    k.fold(both('M290 312Q258 336 226 336M286 350Q264 368 246 370M288 210Q272 232 270 256')) +
    k.stitch(both('M116 476Q196 496 281 484')) +
    pockets(k, cut)
  );
}

function behind(k: Pen, cut: Cut): string {
  return (
    k.part(outline(true), { texture: 'ripstop', shade: 'round' }) +
    k.seam('M300 124V296') +
    k.stitch('M306 126V284') +
    k.seam(both('M175 130C216 126 260 124 300 124'), 1.7) +
    k.stitch(both('M177 122C216 118 260 116 300 116M183 100C218 94 260 92 300 92')) +
    k.seam(both('M172 160C214 172 258 178 300 178'), 1.5) +
    k.stitch(both('M170 168C214 180 258 186 300 186')) +
    k.pair('M196 200L276 206V212L196 206Z', { tone: 'deep', line: 1.6, rim: false }) +
    k.pair('M194 194L280 202L278 232L236 242L193 226Z', { line: 1.9, rim: false, shade: 'down' }) +
    k.stitch(both('M199 200L274 207L273 228L236 236L198 222Z')) +
    loops(k, true) +
    k.fold(both('M290 314Q258 332 226 330M286 352Q266 366 246 368')) +
    k.stitch(both('M116 476Q196 496 281 484')) +
    pockets(k, cut)
  );
}

/** Knee-length shorts. Options: cargo (pockets on the thighs); elastic (sides of the waist). */
export const shorts: Archetype<ShortsOptions> = {
  title: 'duty shorts',
  second: 'back',
  detail: 'waistband and hip pocket',
  draw(view: View, color: Colorway, options: ShortsOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 262, 196, 2);
      return show(front(k, cut), labels, [
        spot(314, 134, 'Waist snap', /closure|snap|button/),
        spot(222, 190, 'Front pocket', /^(?!.*(?:cargo|back|thigh|knee)).*pocket/),
        spot(272, 134, 'Waistband', /waist|elastic/),
        spot(326, 190, 'Fly', /\bfly\b|\bzip/),
        spot(240, 250, 'Leg fabric', CLOTH),
      ]);
    }
    const k = pen(color);
    return ground(300, 524, 180) + (view === 'front' ? front(k, cut) : behind(k, cut));
  },
};
