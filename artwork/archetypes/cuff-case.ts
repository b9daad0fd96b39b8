import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { box } from '../path';
import { type Pen, pen } from '../pen';
import { aslant, bodyBehind } from '../pose';
import { placeAt } from './belt-parts';
import { cuff, cuffMetal, cuffPen } from './cuff-parts';
import { type Closure, closureAt, closureSpot, type DutyMaterial, panel, type Snaps, snapMetal } from './duty-parts';

export type CuffCaseOptions = {
  readonly material?: DutyMaterial;
  readonly snaps?: Snaps;
  readonly closure?: Closure | 'open';
};

/** The differences between handcuff cases. */
export type CaseCut = ReturnType<typeof readCase>;

/** Reads the options of a handcuff case. */
export function readCase(options: CuffCaseOptions) {
  const closure = options.closure ?? 'snap';
  return {
    closure,
    goods: options.material ?? (closure === 'hidden-snap' ? 'nylon' : 'laminate'),
    metal: snapMetal(options),
  };
}

const SHELL = 'M146 190H454V352C454 448 394 516 300 518C206 516 146 448 146 352Z';

/** The outline of shell and flap. */
const FACE = 'M138 130Q140 104 168 100H432Q460 104 462 130L454 352C454 448 394 516 300 518C206 516 146 448 146 352Z';

function shell(k: Pen, cut: CaseCut): string {
  return (
    panel(k, 'M134 138Q134 104 166 100H434Q466 104 466 138V372Q466 404 434 404H166Q134 404 134 372Z', cut.goods, {
      tone: 'dark',
      shade: 'down',
      bound: false,
    }) +
    panel(k, SHELL, cut.goods, { shade: ['tube', 'down'] }) +
    k.stitch('M160 206V352C160 440 214 502 300 504C386 502 440 440 440 352V206') +
    // The gusset and the swell of the bows inside.
    k.seam('M186 210V354C186 424 232 474 300 476C368 474 414 424 414 354V210', 1.4) +
    k.light('M190 250V354C190 400 210 436 240 456', 0.16, 2.6) +
    k.fold('M200 388C222 440 262 462 300 462')
  );
}

/** The case from outside, closed, in the frame of a whole drawing. */
export function drawCase(k: Pen, cut: CaseCut): string {
  if (cut.closure === 'open') {
    const strap = 'M262 108H338V352Q338 372 318 376H282Q262 372 262 352Z';
    return (
      shell(k, cut) +
      k.part('M150 190Q300 270 450 190V160H150Z', { tone: 'deep', line: 2, print: false }) +
      k.shadow('M272 200H348V366Q346 384 322 388H290Z', 0.26) +
      panel(k, strap, cut.goods, { shade: 'down' }) +
      k.stitch('M272 116V350Q272 362 286 366H314Q328 362 328 350V116') +
      closureAt(k, 'snap', 300, 338, 14, cut.metal)
    );
  }
  const flap =
    'M140 138Q140 104 172 98H428Q460 104 460 138V248C460 300 420 326 372 340C340 350 330 376 300 376C270 376 260 350 228 340C180 326 140 300 140 248Z';
  return (
    shell(k, cut) +
    k.shadow(
      'M146 262C150 310 190 336 232 350C264 362 272 390 300 390C330 390 340 362 372 350C412 336 452 310 456 262V284C450 330 412 352 378 364C350 374 338 404 304 404C268 404 262 376 230 364C190 352 150 330 146 284Z',
      0.3,
    ) +
    panel(k, flap, cut.goods, { shade: 'down' }) +
    k.light('M152 146Q152 114 176 109H416', 0.26, 2.4) +
    k.stitch(
      'M152 150V248C152 290 186 314 232 328C268 340 274 364 300 364C326 364 332 340 368 328C414 314 448 290 448 248V150',
    ) +
    k.seam('M146 152Q300 172 454 152', 1.3) +
    closureAt(k, cut.closure, 300, cut.closure === 'hook-and-loop' ? 304 : 338, 15, cut.metal)
  );
}

/** The case with its flap up and a pair of handcuffs in it. */
function drawOpen(k: Pen, cut: CaseCut): string {
  const nickel: Colorway = { name: '', hex: '#c3c7cb', pattern: 'plain' };
  const cuffs = { frame: 'steel', lock: 'slot', size: 1, keyways: 'one' } as const;
  const pair = cuff(cuffPen(nickel, 1, 1.28), cuffs, 0);
  const flap = 'M150 236V128C150 76 196 56 240 46C268 40 276 20 300 20C324 20 332 40 360 46C404 56 450 76 450 128V236Z';
  const front =
    'M146 272Q176 276 200 300Q300 372 400 300Q424 276 454 272V372C454 462 394 536 300 538C206 536 146 462 146 372Z';
  return (
    (cut.closure === 'open'
      ? panel(k, 'M262 240V60Q262 38 284 36H316Q338 38 338 60V240Z', cut.goods, { tone: 'dark', shade: 'up' })
      : panel(k, flap, cut.goods, { tone: 'dark', shade: 'up' }) +
        k.stitch(
          'M162 226V130C162 88 204 68 244 58C272 50 280 32 300 32C320 32 328 50 356 58C396 68 438 88 438 130V226',
        ) +
        k.seam('M150 196H450M150 186H450', 1.2)) +
    (cut.closure === 'hook-and-loop'
      ? k.loop(252, 76, 96, 54)
      : k.snap(300, cut.closure === 'open' ? 66 : 62, 12, cut.closure === 'hidden-snap' ? 'gunmetal' : cut.metal)) +
    k.part(box(146, 216, 308, 200, 10), { tone: 'deep', line: 2, print: false }) +
    placeAt(pair, 314, 290, 1.28, 12) +
    placeAt(pair, 296, 300, 1.28, 4) +
    k.shadow(
      'M150 282Q176 288 198 310Q300 384 402 310Q426 288 450 282V262Q424 262 398 286Q300 356 202 286Q178 262 150 262Z',
      0.36,
    ) +
    panel(k, front, cut.goods, { shade: ['tube', 'down'] }) +
    k.stitch(
      'M160 286Q180 292 196 312Q300 388 404 312Q420 292 440 286V372C440 456 386 522 300 524C214 522 160 456 160 372Z',
    ) +
    k.seam('M186 330V376C186 442 232 494 300 496C368 494 414 442 414 376V330', 1.4) +
    (cut.closure === 'hook-and-loop'
      ? k.loop(246, 384, 108, 56)
      : k.snap(300, 412, 10, 'steel') + k.rivet(300, 412, 4, 'gunmetal'))
  );
}

/** Cases for one pair of handcuffs on a duty belt. Options: closure snap|hidden-snap|hook-and-loop|open (open top with a strap); material laminate|nylon|molded; snaps black|brass|chrome. */
export const cuffCase: Archetype<CuffCaseOptions> = {
  title: 'handcuff case',
  second: 'open, with handcuffs',
  detail: 'flap and closure',
  draw(view: View, color: Colorway, options: CuffCaseOptions, labels: readonly string[]): string {
    const cut = readCase(options);
    if (view === 'second')
      return (
        cuffMetal({ name: '', hex: '#c3c7cb', pattern: 'plain' }) + ground(300, 554, 150, 9) + drawOpen(pen(color), cut)
      );
    if (view === 'front') {
      const k = pen(color);
      return aslant(bodyBehind(k, FACE, [44, -16]) + drawCase(k, cut), {
        turn: 8,
        middle: [318, 304],
        zoom: 1.08,
        shadow: FACE,
      });
    }
    const { k, spot, show } = lensAt(color, 312, 316, 2.2);
    return show(drawCase(k, cut), labels, [
      closureSpot(spot, cut.closure, 300, cut.closure === 'hook-and-loop' ? 304 : 338),
      cut.closure === 'open' ? spot(300, 250, 'Retaining strap', /strap/) : spot(330, 240, 'Flap', /\bflap\b/),
      spot(364, 398, 'Case body', /fits|chain|hinge|cuffs/),
    ]);
  },
};
