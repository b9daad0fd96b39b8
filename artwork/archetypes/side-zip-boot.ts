import type { Archetype, Colorway, View } from '../archetype';
import { inLens, wanted } from '../callouts';
import { lightness, shade } from '../color';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import type { Point } from '../outline';
import { ground } from '../paper';
import { type Pen, pen } from '../pen';
import { crossed, FOOT, laceCord, type Plot, plot, SUEDE, spaced, spotsOn, tread, type Upper } from './footwear-parts';

export type SideZipBootOptions = {
  readonly upper?: Upper;
  readonly height?: number;
  readonly zip?: 'none' | 'side';
  readonly toe?: 'composite' | 'plain';
  readonly pocket?: boolean;
};

type Cut = ReturnType<typeof read>;

function read(options: SideZipBootOptions) {
  const upper = options.upper ?? 'suede-mesh';
  return {
    height: options.height ?? 6,
    zip: (options.zip ?? 'side') === 'side',
    suede: upper.includes('suede'),
    textile: upper.includes('mesh') ? 'mesh' : 'nylon',
    composite: (options.toe ?? 'plain') === 'composite',
    pocket: options.pocket ?? false,
  } as const;
}

const UPPER =
  'M66 470C56 444 78 424 118 412C170 396 214 374 246 342C268 318 282 288 290 258L302 214L336 214C356 246 392 262 428 254C456 246 478 222 506 196C514 212 506 236 498 260C488 290 490 312 498 338C510 372 520 410 520 448L506 480L110 484Z';
const FAR = 'M238 344C262 320 276 290 284 260L294 218';
const NEAR = 'M256 352C282 330 300 302 308 270L320 216';
const EYESTAY =
  'M256 352C282 330 300 302 308 270L320 214L340 216C342 252 336 292 322 322C308 350 290 370 268 382C252 386 244 366 256 352Z';
const TOE_GUARD =
  'M66 472C56 444 78 424 118 412C140 405 160 397 178 389C168 408 176 432 206 446C240 460 278 462 304 452L300 482L100 486Z';
const COUNTER =
  'M491 306C470 318 450 332 432 356C412 380 400 410 394 440L500 466L520 440C518 404 508 366 498 338C493 326 491 316 491 306Z';
const CAGE =
  'M316 334C336 366 356 404 366 448L342 454C332 412 314 378 292 364ZM338 290C366 330 390 376 400 436L378 442C370 398 350 352 326 318Z';
const COLLAR =
  'M338 214C356 246 392 262 428 254C456 246 478 222 506 196C514 212 506 236 498 262C470 284 440 300 404 300C372 300 350 292 338 280C342 258 342 236 338 214Z';

type Paint = {
  readonly k: Pen;
  readonly cut: Cut;
  readonly g: Plot;
  /** True for the boot turned round. */
  readonly turned: boolean;
  readonly foam: string;
  readonly rubber: string;
  readonly rubberLight: string;
  readonly lace: string;
};

function hide(p: Paint, d: string, line = 1.8): string {
  const at = p.g(d);
  const fill = p.k.t.isDark ? shade(p.k.t.base, 0.05) : p.k.t.base;
  return (
    p.k.part(at, { tone: fill, shade: 'slant', line: 0, rim: false, print: false }) +
    (p.cut.suede ? path(at, { fill: 'url(#nap)' }) : '') +
    p.k.light(at, 0.3, line + 2.4) +
    p.k.outline(at, line)
  );
}

function sole({ k, g, foam, rubber, rubberLight }: Paint): string {
  const rubberBand =
    'M58 452C50 470 60 490 92 504C130 518 176 524 222 524L236 518L262 524L322 521C350 519 372 521 396 523L410 518L430 524L516 521C530 512 536 496 538 484L300 496L120 492Z';
  const mid =
    'M54 458C84 478 150 486 220 478C290 470 340 446 400 446C446 448 484 442 524 424C540 446 546 474 538 496C530 508 518 512 502 512C440 512 400 508 350 508C300 510 260 514 222 514C160 514 96 504 66 484C56 476 52 466 54 456Z';
  return (
    k.part(g(rubberBand), { tone: rubber, shade: 'down', print: false }) +
    k.part(g(mid), { tone: foam, shade: 'down', print: false }) +
    k.part(
      g('M360 476C410 462 470 462 534 450C544 470 540 490 530 498C480 490 420 494 372 494C356 490 352 482 360 476Z'),
      {
        tone: rubberLight,
        shade: 'slant',
        line: 1.5,
        rim: false,
        print: false,
      },
    ) +
    k.seam(g('M392 480C430 472 480 472 530 464M396 487C440 481 490 482 532 476'), 1.2) +
    k.light(g('M70 470C110 490 170 494 222 488C290 480 340 457 400 456C446 458 486 452 522 436'), 0.25, 1.6) +
    k.fold(g('M96 490C150 502 220 504 300 498M110 500C160 508 220 510 260 508')) +
    k.part(g('M54 460C49 448 55 440 65 438C74 458 98 476 146 484C106 486 70 478 54 460Z'), {
      tone: rubber,
      shade: 'slant',
      line: 1.6,
      rim: false,
      print: false,
    })
  );
}

function front(p: Paint): { readonly under: string; readonly over: string } {
  const { k, g, cut } = p;
  const near = spaced(plot((x, y) => [x + (p.turned ? -10 : 10), y])(g(NEAR)), 6, 12, 10);
  const far = spaced(g(FAR), 6, 10, 8);
  const [tx, ty] = near[near.length - 1] ?? [0, 0];
  const bow = plot((x, y) => [tx + (p.turned ? -x : x), ty + y]);
  const tongue = 'M284 250C280 214 284 190 298 182C314 178 334 184 338 196L338 236L316 280L256 366L240 348Z';
  const loops = near.map(([x, y]) => {
    const d = p.turned ? -1 : 1;
    return laceCord(
      `M${(x + d * 12).toFixed(1)} ${(y - 3).toFixed(1)}L${x.toFixed(1)} ${(y - 2).toFixed(1)}L${x.toFixed(1)} ${(y + 2).toFixed(1)}L${(x + d * 12).toFixed(1)} ${(y + 4).toFixed(1)}`,
      3,
      k.t.dark,
      k.t.line,
    );
  });
  return {
    under:
      k.part(g(tongue), { tone: 'dark', texture: cut.textile, shade: 'slant', print: false }) +
      k.stitch(g('M292 236C288 212 292 194 301 189C314 186 326 190 332 198')) +
      (cut.pocket
        ? k.part(g('M292 214C304 208 320 208 332 214L330 236L294 236Z'), { tone: 'base', line: 1.4, rim: false }) +
          k.seam(g('M294 220C306 215 320 215 331 220'), 1.2)
        : ''),
    over:
      crossed(near, far, 5.6, p.lace, k.t.line) +
      loops.join('') +
      laceCord(bow('M-10 4C0 16 10 34 22 44C30 50 36 44 30 36C20 24 6 14 -6 4'), 4.8, p.lace, k.t.line) +
      laceCord(bow('M-12 6C-22 18 -30 32 -34 48'), 4.8, p.lace, k.t.line) +
      k.part(bow('M-20 0L-10 -6L0 -2L2 8L-10 11L-20 7Z'), { tone: p.lace, line: 1.6, rim: false, print: false }),
  };
}

function sideZip(p: Paint): string {
  const { k, g } = p;
  const at = (x: number, y: number): Point => {
    const [a = '0', b = '0'] = g(`${x} ${y}`).split(' ');
    return [Number(a), Number(b)];
  };
  const [a, b] = [at(410, 268), at(372, 440)];
  return (
    hide(p, 'M394 258L428 258L392 446C386 456 358 458 354 446Z') +
    k.stitch(g('M399 264L362 444M423 264L386 444')) +
    k.zip(a[0], a[1], b[0], b[1], { width: 11, at: 0.06 }) +
    k.part(g('M394 244C406 250 420 250 432 244L430 268C422 274 404 274 396 268Z'), {
      tone: 'dark',
      line: 1.8,
      rim: false,
      shade: 'slant',
    }) +
    k.stitch(g('M399 252C408 256 418 256 427 252M400 264C408 269 418 269 425 264'))
  );
}

function boot(p: Paint): string {
  const { k, cut, g } = p;
  const lace = front(p);
  const toe = cut.composite
    ? k.part(g('M62 462C56 438 78 422 112 414C142 414 158 438 166 476L110 484Z'), {
        tone: p.rubber,
        texture: 'grip',
        shade: 'slant',
        line: 1.8,
        rim: false,
        print: false,
      })
    : k.light(
        g('M84 446C88 430 106 424 130 418C146 414 158 408 168 404C160 420 138 424 118 430C102 434 92 438 84 446Z'),
        cut.suede ? 0.08 : 0.18,
      );
  return (
    (cut.suede ? SUEDE : '') +
    k.part(g('M312 216C352 192 440 178 506 196C470 236 440 262 404 258C372 252 352 236 338 214Z'), {
      tone: 'deep',
      line: 2,
      print: false,
    }) +
    lace.under +
    k.part(g(UPPER), { tone: 'dark', texture: cut.textile, shade: 'round' }) +
    k.light(g('M150 406C186 394 216 380 240 362C216 392 196 404 176 412Z'), 0.12) +
    k.part(g(COLLAR), { tone: 'base', texture: 'knit', shade: 'down', line: 1.8, rim: false }) +
    k.stitch(g('M342 270C356 282 378 290 406 289C442 288 470 272 499 250')) +
    k.fold(g('M370 252Q374 268 370 286M396 260Q400 276 396 294M424 258Q430 274 428 292M450 244Q458 262 458 282')) +
    hide(p, CAGE) +
    hide(p, TOE_GUARD) +
    k.stitch(g('M172 400C168 420 180 440 208 452C240 466 276 468 302 460')) +
    k.fold(g('M196 408C204 420 218 428 236 430M188 418C198 432 214 440 236 442')) +
    toe +
    hide(p, COUNTER) +
    k.stitch(g('M491 318C474 330 456 342 438 364C420 388 409 414 402 438')) +
    k.part(g('M520 446C508 430 484 420 458 424C440 430 430 440 426 450L470 462Z'), {
      tone: p.foam,
      shade: 'slant',
      line: 1.5,
      rim: false,
      print: false,
    }) +
    k.strap(g('M494 232C494 200 500 178 510 178C520 178 518 206 508 242'), 6, { stitched: false }) +
    (cut.zip && !p.turned ? sideZip(p) : '') +
    hide(p, EYESTAY) +
    k.stitch(g('M334 222C335 256 330 290 316 318C303 344 286 364 266 376')) +
    k.shadow(
      g(
        'M64 462C110 482 170 486 222 478C290 470 340 446 400 446C446 448 484 442 522 424L522 414C484 432 446 438 400 436C340 436 290 460 222 468C170 474 110 470 62 452Z',
      ),
      0.2,
    ) +
    sole(p) +
    lace.over
  );
}

function paint(color: Colorway, cut: Cut, turned: boolean, scale = 1): Paint {
  const k = pen(color, scale);
  const black = lightness(color.hex) < 0.13;
  const rise = (112 + (cut.height - 6) * 38) / 112;
  return {
    k,
    cut,
    g: plot((x, y) => [turned ? 600 - x : x, y < 290 ? 290 - (290 - y) * rise : y]),
    turned,
    foam: black ? '#4b525a' : shade(k.t.base, -0.16),
    rubber: black ? '#33393e' : shade(k.t.base, -0.5),
    rubberLight: black ? '#6a727a' : shade(k.t.base, -0.34),
    lace: black ? '#4a5058' : shade(k.t.base, -0.12),
  };
}

/** Urban boots with the profile of a running shoe. Options: height 5|6; zip side|none; upper suede-mesh|suede-nylon|leather-nylon|leather-mesh; toe plain|composite; pocket (hidden pocket on the tongue). */
export const sideZipBoot: Archetype<SideZipBootOptions> = {
  title: 'side-zip boot',
  second: 'other side and tread',
  detail: 'side zip, tongue, or toe and sole',
  draw(view: View, color: Colorway, options: SideZipBootOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const foot = !cut.pocket && wanted(labels, FOOT) > 0;
      const zip = cut.zip && !cut.pocket;
      const scale = foot ? 1.42 : 2.1;
      const [cx, cy] = foot ? [246, 386] : zip ? [378, 300] : [326, 286];
      const p = paint(color, cut, false, scale);
      const { spot: lens, show } = lensAt(color, cx, cy, scale);
      const spot = spotsOn(p.g, lens);
      return show(
        boot(p),
        labels,
        inLens([
          ...(cut.zip ? [spot(390, 350, 'Side zip', /\bzip/)] : []),
          ...(cut.pocket ? [spot(312, 227, 'Pocket on the tongue', /pocket/)] : []),
          spot(100, 448, cut.composite ? 'Composite toe' : 'Toe', /\btoe\b/),
          spot(240, 500, 'Foam midsole', /midsole|\beva\b|\bfoam\b|cushion/),
          spot(160, 513, 'Outsole', /\b(?:out)?sole\b|tread|\blugs?\b|\bslip (?:resist|test)/),
          spot(408, 222, 'Lining at the collar', /lining|gore-tex|bootie/),
          spot(424, 272, 'Knit collar', /collar/),
          ...(zip ? [] : [spot(356, 372, 'Side cage', /support|cage/)]),
          spot(324, 290, 'Eyestay', /lac(?:e|ing)/),
          spot(250, 436, cut.suede ? 'Suede toe guard' : 'Toe guard', /suede|leather/),
        ]),
      );
    }
    if (view === 'second') {
      const scale = 0.8;
      const p = paint(color, cut, true, 1.2 * scale);
      return (
        ground(222, 524, 190) +
        group(boot(p), `translate(-20 104) scale(${scale})`) +
        group(tread(p.k, 'sport', p.rubber, p.rubberLight, 'treadClip'), 'translate(508 318) rotate(6) scale(.9)')
      );
    }
    return ground(296, 506, 246) + group(boot(paint(color, cut, false)), 'translate(2 -20)');
  },
};
