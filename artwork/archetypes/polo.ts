import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH, COLLAR, type Spot, type SpotAt } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { both, box, mirrorPath, symmetric } from '../path';
import { type Pen, pen, type Texture } from '../pen';

export type PoloOptions = {
  readonly sleeve?: 'long' | 'short';
  readonly buttons?: number;
  readonly mic?: 'clips' | 'loops' | 'none' | 'shoulder';
  readonly fit?: 'loose' | 'regular';
  readonly stays?: boolean;
  readonly pens?: number;
  readonly gusset?: boolean;
  readonly pocket?: boolean;
  readonly knit?: 'jersey' | 'pique' | 'birdseye';
};

type Cut = {
  readonly long: boolean;
  readonly buttons: number;
  readonly mic: NonNullable<PoloOptions['mic']>;
  readonly loose: boolean;
  /** Stays that keep the points of the collar flat. */
  readonly stays: boolean;
  /** How many pens the left sleeve holds. */
  readonly pens: number;
  readonly gusset: boolean;
  readonly pocket: boolean;
  readonly knit: Texture;
};

const KNITS: Readonly<Record<string, Texture>> = { pique: 'pique', birdseye: 'birdseye', jersey: 'knit' };

const SLEEVE = 'M188 110C158 118 141 140 131 172L106 262C124 282 152 294 183 296L199 236Q208 168 188 110Z';
const SLEEVE_LONG =
  'M188 110C158 120 143 146 135 190C123 262 106 350 95 446Q116 462 145 460C160 392 182 318 199 240Q208 168 188 110Z';
const BAND = 'M110 248L105 264C124 284 152 296 184 298L188 282C158 280 128 268 110 248Z';
const BAND_LONG = 'M98 436Q118 452 147 450L143 494Q116 500 91 484Z';

function bodyShape(cut: Cut, back: boolean): string {
  if (cut.loose)
    return symmetric(
      `M300 ${back ? 88 : 104}C276 ${back ? 88 : 102} 260 92 248 82L188 110Q207 168 190 236C178 340 174 420 172 510L172 526C220 537 262 540 300 540`,
    );
  const hem = back
    ? 'C192 340 190 430 189 528C226 536 262 538 300 538'
    : 'C192 340 190 420 189 506L190 520C226 529 262 531 300 531';
  return symmetric(`M300 ${back ? 88 : 104}C276 ${back ? 88 : 102} 260 92 248 82L188 110Q207 168 197 236${hem}`);
}

function sleeves(k: Pen, cut: Cut, back: boolean): string {
  const [arm, band] = cut.long ? [SLEEVE_LONG, BAND_LONG] : [SLEEVE, BAND];
  const gusset = 'M199 196C182 216 168 250 162 284L186 288L197 240Z';
  return (
    k.pair(arm, { texture: cut.knit, shade: 'left' }) +
    (cut.gusset && !cut.long ? k.pair(gusset, { tone: 'light', texture: 'mesh', line: 1.6, edge: true }) : '') +
    k.fold(
      both(
        cut.long
          ? 'M150 260C140 280 136 300 138 320M176 250C166 280 162 296 164 312M116 384Q132 396 152 394M152 168Q146 190 146 210'
          : 'M150 224C142 242 140 256 146 274M172 232C166 246 164 258 165 270M154 164Q148 182 147 200',
      ),
    ) +
    k.pair(band, { tone: 'dark', texture: 'rib', shade: 'slant', line: 2 }) +
    (cut.pens > 0 && !back
      ? k.part(cut.pens > 1 ? 'M417 178L452 166L465 212L430 224Z' : 'M428 175L444 170L455 213L439 219Z', {
          tone: 'light',
          line: 1.6,
          edge: true,
          texture: cut.knit,
        }) +
        (cut.pens > 1
          ? k.seam('M434 172L447 218', 1.6) + k.stitch('M421 182L433 220M448 172L461 209')
          : k.stitch('M431 178L442 216M441 175L452 212'))
      : '')
  );
}

function placket(k: Pen, cut: Cut): string {
  const foot = 132 + cut.buttons * 34;
  const ys = Array.from({ length: cut.buttons }, (_, i) => 140 + i * 34);
  return (
    k.part(box(285, 110, 30, foot - 110, 1), { tone: 'dark', line: 1.6, edge: true, texture: cut.knit }) +
    k.stitch(
      `M289 118V${foot - 4}H311V118M289 ${foot - 18}H311M289 ${foot - 18}L311 ${foot - 4}M311 ${foot - 18}L289 ${foot - 4}`,
    ) +
    ys.map((y) => k.button(300, y, 4.8)).join('') +
    (cut.mic === 'loops' || cut.mic === 'clips'
      ? k.part(box(276, foot + 6, 48, 11, 2), { tone: 'light', line: 1.5, edge: true }) +
        k.seam(`M284 ${foot + 6}v11M316 ${foot + 6}v11`, 1.4)
      : '')
  );
}

function collar(k: Pen, cut: Cut, back: boolean): string {
  const clipShape =
    'M252 66C240 76 230 88 224 104C230 124 240 138 252 148C266 138 284 128 301 120C279 108 262 90 252 66Z';
  if (back) {
    const d = 'M252 64C272 76 328 76 348 64C362 78 372 92 378 108C352 122 248 122 222 108C228 92 238 78 252 64Z';
    return k.part(d, { tone: 'dark', texture: 'rib', shade: 'down' }) + k.seam('M226 101C250 114 350 114 374 101', 1.2);
  }
  const inside = 'M252 66C270 56 330 56 348 66C340 92 322 110 300 120C278 110 260 92 252 66Z';
  return (
    k.part(inside, { tone: 'deep', line: 2, print: false }) +
    k.seam('M254 78C276 88 324 88 346 78', 1.3) +
    k.part(box(289, 69, 22, 10, 1), { tone: '#e9e6dc', line: 0.8, rim: false }) +
    k.shadow(both('M228 116C234 134 244 148 254 157L300 130V120Z'), 0.22) +
    k.part(mirrorPath(clipShape), { texture: 'rib', shade: 'slant' }) +
    k.part(clipShape, { texture: 'rib', shade: 'slant' }) +
    k.seam(both('M230 105C236 122 244 132 253 140C266 131 282 123 295 117'), 1.1) +
    (cut.stays ? k.pair('M244 92L252 88L260 128L251 134Z', { tone: 'light', line: 1.4, edge: true }) : '')
  );
}

function draw(k: Pen, cut: Cut, back: boolean): string {
  const body = bodyShape(cut, back);
  const tail = symmetric('M300 500H190L188 534C226 543 262 545 300 545');
  return (
    sleeves(k, cut, back) +
    (back || cut.loose ? '' : k.part(tail, { tone: 'dark', line: 2, texture: cut.knit })) +
    k.part(body, { texture: cut.knit, shade: 'round' }) +
    k.seam(both('M190 122C212 118 232 112 250 100'), 1.3) +
    k.stitch(both('M194 124Q211 172 203 234')) +
    k.fold(both('M204 250Q220 266 238 268M202 318C218 334 230 350 232 372M200 430C216 442 228 458 232 478')) +
    k.stitch(both(cut.loose || back ? 'M190 518C226 526 262 528 300 528' : 'M190 510C226 519 262 521 300 521')) +
    (cut.loose ? '' : k.seam(both('M190 488L198 490V508'), 1.2)) +
    (back
      ? k.seam(both('M200 142C226 134 262 132 300 132'), 1.4) + k.stitch(both('M201 148C228 140 262 138 300 138'))
      : placket(k, cut)) +
    (cut.mic === 'clips' || cut.mic === 'shoulder'
      ? k.pair('M204 104L226 94L233 110L211 121Z', { tone: 'light', line: 1.5, edge: true }) +
        k.snap(219, 108, 4, 'steel') +
        k.snap(381, 108, 4, 'steel')
      : '') +
    (cut.pocket && !back
      ? k.part(box(336, 196, 56, 62, 3), { line: 1.6, texture: cut.knit, rim: false }) +
        k.stitch('M340 206H388M340 206V254H388V206')
      : '') +
    collar(k, cut, back)
  );
}

function micSpot({ mic, buttons }: Cut, spot: SpotAt): Spot {
  return mic === 'loops' ? spot(312, 144 + buttons * 34, 'Mic loop', /\bmic\b/) : spot(380, 108, 'Mic clip', /\bmic\b/);
}

/** Knit shirts with a rib collar and a short placket. Options: sleeve short|long; buttons (3); mic none|loops|clips|shoulder; fit regular|loose; stays (of the collar); pens (slots on the left sleeve: 0, 1, 2); knit pique|birdseye|jersey; gusset (underarm mesh); pocket (chest). */
export const polo: Archetype<PoloOptions> = {
  title: 'polo shirt',
  second: 'back',
  detail: 'collar, placket and sleeve',
  draw(view: View, color: Colorway, options: PoloOptions, labels: readonly string[]): string {
    const cut: Cut = {
      long: (options.sleeve ?? 'short') === 'long',
      buttons: options.buttons ?? 3,
      mic: options.mic ?? 'none',
      loose: options.fit === 'loose',
      stays: options.stays ?? false,
      pens: options.pens ?? 0,
      gusset: options.gusset ?? false,
      pocket: options.pocket ?? false,
      knit: KNITS[options.knit ?? 'jersey'] ?? 'knit',
    };
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 352, 184, 2.2);
      return show(draw(k, cut, false), labels, [
        ...(cut.pens > 0 ? [spot(441, 196, cut.pens > 1 ? 'Pen slots' : 'Pen pocket', /\bpen\b/)] : []),
        ...(cut.mic === 'none' ? [] : [micSpot(cut, spot)]),
        ...(cut.gusset && !cut.long ? [spot(411, 248, 'Mesh gusset', /gusset|mesh|vent/)] : []),
        spot(300, 174, `${cut.buttons}-button placket`, /closure|button|placket/),
        spot(350, 128, 'Knit collar', COLLAR),
        ...(cut.pocket ? [spot(364, 232, 'Chest pocket', /^(?!.*(?:\bpen\b|\bflap)).*pocket/)] : []),
        spot(350, 262, 'Knit body', CLOTH),
        spot(330, 200, 'Chest', CLOTH),
      ]);
    }
    return ground(300, 558, 140) + draw(pen(color), cut, view === 'second');
  },
};
