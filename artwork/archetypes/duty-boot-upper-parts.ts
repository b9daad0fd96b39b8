import type { Colorway } from '../archetype';
import { lightness, shade } from '../color';
import { path } from '../markup';
import type { Point } from '../outline';
import { box, disc, poly } from '../path';
import { pen } from '../pen';
import { AIR_MESH, type Boot, cloth, hide, last, type Paint, weave } from './duty-boot-parts';
import { heelCup, sole } from './duty-boot-sole-parts';
import { crossed, laceCord, plot, plotted, repeated, SUEDE, spaced } from './footwear-parts';

const UPPER =
  'M68 500C56 466 70 441 112 429C158 416 204 400 234 370C250 354 262 336 268 316C276 286 276 244 274 206L272 148L338 150C380 166 440 168 500 146C496 200 484 262 484 312C485 352 503 382 508 420C512 450 510 472 504 496L480 510L110 522Z';
const FAR = 'M230 370C250 354 262 336 268 316C276 286 276 244 274 206L272 148';
const NEAR = 'M250 362C274 342 290 316 296 288C303 254 305 200 304 148';
const EYESTAY =
  'M250 362C274 342 290 316 296 288C303 254 305 200 304 148L340 150C341 210 338 262 328 300C316 342 296 372 266 390C246 396 238 376 250 362Z';
const EYESTAY_STITCH = 'M335 154C336 210 333 260 323 298C311 338 292 366 264 384M309 152C310 200 308 254 301 288';
const VAMP =
  'M68 500C56 466 70 441 112 429C158 416 204 400 234 370C240 362 246 358 250 362C242 376 248 394 266 390C282 416 300 456 308 506L300 520L110 522Z';
const COUNTER =
  'M487 344C470 356 444 368 428 396C414 424 408 460 404 500L504 496C510 472 512 450 508 420C504 392 493 370 487 344Z';
const LOWER =
  'M266 390C292 374 312 350 324 312C350 338 396 352 436 346C456 342 472 334 484 322C487 358 503 382 508 420C512 450 510 472 504 496L300 512Z';
const BACKSTAY =
  'M482 152L500 146C496 200 484 262 484 312C485 352 503 382 508 420L492 424C487 386 467 356 467 312C467 262 478 204 482 152Z';
const SEALED =
  'M266 390C286 380 304 366 318 348C360 366 430 372 490 338C498 370 504 396 508 420C512 450 510 472 504 496L300 512Z';
const COLLAR = 'M338 150C380 166 440 168 500 146L496 188C450 204 390 200 339 182Z';
const PULL_COLLAR = 'M272 148C330 172 430 174 500 146L496 188C430 212 330 210 274 188Z';
const TONGUE = 'M264 160C258 130 262 116 274 112C292 107 314 110 322 122C326 132 324 150 322 170L270 180Z';

function hardware(p: Paint, near: readonly Point[]): string {
  const { k, boot } = p;
  const dir = p.turned ? -1 : 1;
  const from = { eyelets: near.length, none: 0, rings: 0, speedlace: 3, hooks: near.length - 4 }[boot.lacing];
  const eyelet = (x: number, y: number): string =>
    k.rivet(x, y, 4.6, boot.textile === 'mesh' ? 'polymer' : 'gunmetal', true);
  const hook = (x: number, y: number): string => {
    const ring = disc(x - dir, y, 5.4);
    return (
      k.part(box(x - 7 + dir * 5, y - 5, 14, 10, 3), { material: 'polymer', line: 1, ink: '#0d1216', rim: false }) +
      k.rivet(x + dir * 8, y, 2, 'steel') +
      path(ring, { fill: 'none', stroke: '#0d1216', 'stroke-width': 4.2 }) +
      path(ring, { fill: 'none', stroke: '#aab1b7', 'stroke-width': 2 })
    );
  };
  return repeated('eyelet', near.slice(0, from), eyelet) + repeated('hook', near.slice(from), hook);
}

/** The eyelets of the near side, from the instep up. */
export function eyelets({ boot, g, turned }: Pick<Paint, 'boot' | 'g' | 'turned'>): Point[] {
  const shift = plot((x, y) => [x + (turned ? -11 : 11), y]);
  return spaced(shift(g(NEAR)), Math.round(4.6 + (boot.height - 5) * 1.15), 10, 12);
}

/** The front of the shaft: tongue, far side and crossed laces; the bow is drawn last. */
function lacing(p: Paint): { readonly under: string; readonly over: string } {
  const { k, boot, g } = p;
  const near = eyelets(p);
  const far = spaced(g(FAR), near.length, 12, 12);
  const [tx, ty] = near[near.length - 1] ?? [0, 0];
  const bow = plot((x, y) => [tx + (p.turned ? -x : x), ty + y]);
  const knot = bow('M-24 -2L-12 -8L0 -4L2 6L-10 10L-22 6Z');
  return {
    under:
      k.part(g('M236 366C256 350 268 330 274 308C282 278 282 236 282 200L280 146L320 146L310 300L262 384Z'), {
        tone: 'deep',
        line: 0,
        print: false,
      }) +
      weave(p, g(TONGUE), { tone: 'dark', shade: 'slant' }) +
      k.stitch(g('M270 156C266 134 270 122 278 119C292 115 308 117 315 126')) +
      k.seam(g('M268 140C284 134 306 134 322 140'), 1.2) +
      (boot.gusset ? gusset(p) : '') +
      k.part(
        g(
          'M226 374C250 354 260 336 266 316C274 286 273 244 271 206L269 150L279 150L282 206C284 246 283 290 276 318C270 340 258 358 238 376Z',
        ),
        {
          tone: 'light',
          line: 1.4,
          rim: false,
        },
      ),
    over:
      crossed(near, far, 5.4, p.lace, k.t.line) +
      hardware(p, near) +
      laceCord(bow('M-10 2C-2 18 4 40 14 54C20 62 28 58 24 48C18 32 4 16 -6 4'), 4.6, p.lace, k.t.line) +
      laceCord(bow('M-12 4C-22 20 -30 36 -34 56'), 4.6, p.lace, k.t.line) +
      laceCord(bow('M-8 4C-6 30 -2 52 -2 72'), 4.6, p.lace, k.t.line) +
      k.part(knot, { tone: p.lace, line: 1.6, rim: false, print: false }),
  };
}

/** The front of a boot without laces: a strap to pull it on by. */
function pulls({ k, g }: Paint): { readonly under: string; readonly over: string } {
  return {
    under: '',
    over:
      k.seam(g('M292 152C292 210 296 262 284 306C274 340 258 362 240 376'), 1.8) +
      k.stitch(g('M299 152C299 210 303 264 291 308C281 343 265 365 247 380')) +
      k.strap(g('M316 190C312 150 314 128 324 128C335 128 338 150 336 190'), 11) +
      k.seam(g('M308 176H344'), 1.6),
  };
}

/** A fold of soft leather that joins the tongue to the upper. */
function gusset({ k, g }: Paint): string {
  const fold =
    'M236 352C256 334 264 312 266 288C268 246 264 200 258 158L274 150C282 200 286 250 282 300C276 330 262 352 246 366Z';
  return (
    k.part(g(fold), { tone: 'light', shade: 'left', line: 1.8 }) +
    k.seam(g('M264 166C272 216 274 262 270 300C266 324 256 344 242 358M270 162C278 214 280 264 276 302'), 1.2)
  );
}

const COUNTER_STITCH = 'M484 356C468 366 448 376 434 400C421 428 415 460 411 498';

/** Panels that lie on the shaft and the foot. */
function panels(p: Paint): string {
  const { boot } = p;
  if (boot.cut === 'gi') return combat(p);
  const shaft = { hiker, service, sport }[boot.cut](p);
  return shaft + (boot.ankle ? ankle(p) : '') + collar(p);
}

function combat(p: Paint): string {
  const { k, boot, g } = p;
  const low =
    'M266 390C300 392 350 404 392 402C430 400 470 380 490 356C500 376 506 396 508 420C512 450 510 472 504 496L300 512Z';
  return (
    (boot.textile
      ? k.strap(g('M330 168C332 262 400 372 430 404'), 17) +
        k.strap(g('M491 150C487 204 476 262 476 312C477 354 493 384 499 420'), 13) +
        hide(p, low) +
        k.stitch(g('M272 398C302 398 350 411 394 409C432 406 472 388 490 366'))
      : k.seam(g('M316 344C360 372 430 374 488 340')) +
        k.stitch(g('M314 350C360 379 430 381 489 347')) +
        hide(p, BACKSTAY) +
        hide(p, COUNTER) +
        k.stitch(g(COUNTER_STITCH))) +
    k.seam(g('M340 160C384 176 440 178 498 158'), 1.2) +
    k.stitch(g('M340 166C384 182 440 184 498 164'))
  );
}

function service(p: Paint): string {
  const { k, g, boot } = p;
  return (
    hide(p, boot.sealed ? SEALED : LOWER) +
    (boot.sealed
      ? ''
      : k.stitch(g('M276 392C300 376 318 354 326 322C352 346 398 359 438 353C456 349 470 342 483 333'))) +
    hide(p, BACKSTAY) +
    (boot.sealed ? '' : hide(p, COUNTER) + k.stitch(g(COUNTER_STITCH)))
  );
}

function hiker(p: Paint): string {
  const { k, g, boot } = p;
  if (boot.sealed)
    return (
      hide(p, SEALED) +
      k.light(g('M286 382C296 374 306 364 318 350C360 368 430 374 490 341'), 0.34, 3) +
      k.seam(g('M272 398C290 388 308 374 320 360C362 378 432 384 493 352'), 1.4) +
      hide(p, BACKSTAY)
    );
  return (
    hide(p, 'M266 390C292 374 312 350 324 312C352 322 372 348 384 384L404 420L372 508L300 512Z') +
    k.stitch(g('M276 390C298 376 318 354 328 322C350 334 366 356 376 388')) +
    hide(p, BACKSTAY) +
    hide(p, COUNTER) +
    k.stitch(g(COUNTER_STITCH))
  );
}

function sport(p: Paint): string {
  const { k, g, boot } = p;
  const side = cloth(p, 'M262 388C292 374 312 350 324 312L440 340L430 500L300 512Z') + hide(p, BACKSTAY);
  if (boot.welded) {
    const film =
      'M322 312L350 344L398 322L476 300L470 322L410 346L372 372L424 420L470 400L500 392L504 416L436 446L404 500L376 502L404 438L352 388L330 432L348 506L318 510L302 430L328 374L306 346Z';
    return (
      side +
      k.part(g(film), { tone: shade(k.t.base, k.t.isDark ? 0.14 : -0.12), shade: 'slant', line: 1.8, rim: false }) +
      k.light(g('M326 322L352 352L400 331L470 309M314 350L336 374L312 430'), 0.28, 2) +
      heelCup(p)
    );
  }
  const saddle = 'M292 366C306 350 316 332 322 312C352 352 388 400 396 500L352 506C350 452 330 400 292 366Z';
  return (
    side +
    hide(p, COUNTER) +
    k.stitch(g(COUNTER_STITCH)) +
    (boot.sealed ? hide(p, SEALED) : '') +
    hide(p, saddle) +
    k.stitch(g('M302 366C310 356 318 342 323 328C348 362 380 410 388 498M358 502C356 452 336 402 300 372')) +
    hide(p, 'M324 312C356 322 420 320 470 288L467 312C430 344 372 346 330 326Z') +
    k.stitch(g('M334 322C372 330 424 326 467 297M340 331C376 340 426 336 464 306')) +
    heelCup(p)
  );
}

/** Ribs of padding around the ankle. */
function ankle(p: Paint): string {
  const { k, g } = p;
  return (
    cloth(p, 'M346 234C392 248 436 246 476 226L470 300C436 322 392 326 352 304Z') +
    k.seam(g('M350 256C394 270 434 268 473 248M350 280C394 296 434 292 471 272'), 1.6) +
    k.light(
      g('M350 250C394 264 434 262 473 242M350 274C394 290 434 286 471 266M350 298C394 314 434 310 471 291'),
      0.22,
      2.4,
    )
  );
}

/** The band around the mouth of the shaft. */
function collar(p: Paint): string {
  const { k, boot, g } = p;
  const band = boot.padded || boot.quilted;
  return (
    (band && boot.lacing !== 'none'
      ? k.part(
          g(
            'M338 146C378 158 444 160 498 140C514 150 516 184 504 206C450 226 390 222 336 204C328 184 330 160 338 146Z',
          ),
          {
            tone: 'base',
            texture: boot.textile === 'mesh' ? [] : boot.textile || [],
            shade: 'tubeDown',
          },
        ) + k.seam(g('M334 176C386 196 452 196 510 174'), 1.6)
      : weave(p, g(boot.lacing === 'none' ? PULL_COLLAR : COLLAR), {
          tone: 'dark',
          shade: 'down',
          line: 1.8,
          rim: false,
        }) +
        k.stitch(g(boot.lacing === 'none' ? 'M275 180C332 200 430 202 496 180' : 'M340 176C390 194 450 197 496 181'))) +
    (boot.quilted
      ? k.stitch(
          g(
            'M344 158L378 192M372 162L412 198M404 168L446 196M440 168L482 192M378 164L350 186M418 168L384 194M458 166L422 198',
          ),
        )
      : '') +
    (boot.bootie
      ? k.part(g('M336 150L342 126C384 142 442 142 496 122L500 146C442 168 384 166 336 150Z'), {
          tone: 'light',
          texture: 'knit',
          line: 1.8,
          edge: true,
          print: false,
        }) + k.stitch(g('M342 138C386 154 442 152 496 134'))
      : '') +
    (boot.tag
      ? k.part(g('M436 200L474 194L478 222L440 229Z'), { tone: '#d9d4c5', line: 1.4, rim: false, print: false }) +
        k.seam(g('M443 208L470 204M445 218L472 213'), 1.8)
      : '')
  );
}

function toe(p: Paint): string {
  const { k, boot, g } = p;
  const shine = (d: string, o: number): string => k.light(g(d), boot.suede ? o * 0.4 : o);
  const creases = k.fold(
    g('M198 406C208 418 226 425 248 422M188 417C204 432 228 441 258 438M224 450C242 456 258 457 274 455'),
  );
  const vamp = hide(p, VAMP) + creases + k.stitch(g('M243 366C238 384 246 400 262 398C278 424 292 460 299 508'));
  const light =
    shine('M82 474C78 452 98 437 132 431C156 427 176 420 192 412C176 432 148 438 124 444C100 450 90 458 82 474Z', 0.1) +
    shine(
      'M90 456C98 443 116 438 140 434C156 431 166 428 176 423C162 438 140 439 122 443C106 447 98 450 90 456Z',
      0.16,
    );
  if (boot.toe === 'moc')
    return (
      vamp +
      k.part(
        g(
          'M84 466C88 448 108 440 132 434C172 424 214 410 246 384C252 398 246 414 226 424C196 440 150 446 118 456C102 462 92 466 84 466Z',
        ),
        {
          tone: 'light',
          shade: 'slant',
          line: 1.8,
          rim: false,
          print: false,
        },
      ) +
      k.stitch(g('M80 474C92 474 104 470 120 464C152 454 198 448 230 432C246 424 254 412 254 400')) +
      k.seam(
        g(
          'M104 458L100 470M124 452L122 464M146 447L146 459M168 442L170 454M190 436L194 448M210 429L216 440M228 420L236 429',
        ),
        1.6,
      ) +
      light
    );
  if (boot.toe === 'guard')
    return (
      vamp +
      light +
      k.part(g('M68 500C56 466 70 441 112 429C122 436 128 446 130 456C160 462 196 476 214 508L190 520L110 522Z'), {
        tone: p.rubber,
        texture: 'grip',
        shade: 'slant',
        line: 1.8,
        rim: false,
        print: false,
      }) +
      k.light(g('M128 452C160 458 196 474 212 500'), 0.3, 2)
    );
  if (boot.toe === 'cap')
    return (
      vamp +
      hide(p, 'M66 500C52 464 68 439 112 427C128 423 144 418 158 413C182 438 190 476 186 520L110 522Z', 'light') +
      k.stitch(g('M151 418C174 440 183 476 179 516M145 420C168 442 177 476 173 516')) +
      light
    );
  if (boot.toe === 'composite')
    return (
      vamp +
      k.shadow(g('M70 490C58 462 68 442 104 431C150 424 180 446 200 518Z'), 0.25) +
      hide(p, 'M66 500C52 462 68 436 104 427C142 418 168 446 188 518L110 522Z', 'light') +
      k.part(g('M62 498C53 474 60 458 76 456C104 466 120 490 138 520L90 516Z'), {
        tone: p.rubber,
        line: 1.6,
        shade: 'down',
        rim: false,
        print: false,
      }) +
      k.stitch(g('M98 435C136 426 160 452 180 518')) +
      shine('M84 452C94 439 118 433 138 439C148 443 154 450 158 458C140 444 106 442 84 452Z', 0.2)
    );
  return vamp + light;
}

/** The vents at the arch of a canvas boot. */
const VENTS: readonly Point[] = [
  [322, 474],
  [352, 470],
];

function drainVents(p: Paint): string {
  return VENTS.map((at) => {
    const [vx, y] = plotted(p.g, ...at);
    return (
      p.k.rivet(vx, y, 8, 'brass') +
      path(disc(vx, y, 5), { fill: '#0b0f12' }) +
      path(
        poly(
          [
            [vx - 5, y],
            [vx + 5, y],
          ],
          false,
        ) +
          poly(
            [
              [vx, y - 5],
              [vx, y + 5],
            ],
            false,
          ),
        { stroke: '#b8954a', 'stroke-width': 1 },
      )
    );
  }).join('');
}

/** The zip that closes the side, under a tab with a stud. */
function sideZip(p: Paint): string {
  const { k, g } = p;
  const [a, b] = [plotted(g, 418, 178), plotted(g, 376, 468)];
  return (
    hide(p, 'M394 164L442 162L402 474C396 490 354 492 350 474Z', 'light') +
    k.stitch(g('M400 172L357 470M435 170L395 472')) +
    k.zip(...a, ...b, { width: 16, at: 0.06 }) +
    k.part(g('M392 148L444 146L446 176C434 188 406 188 394 180Z'), { line: 1.8, rim: false, shade: 'slant' }) +
    k.stitch(g('M398 154L438 152L440 174C430 181 410 181 399 176')) +
    k.snap(...plotted(g, 419, 165), 5)
  );
}

/** Light and shade that make the shaft round, laid over the panels. */
function body({ k, g, turned, boot }: Paint): string {
  const back = 'M500 148C496 200 484 262 484 312C485 352 503 382 508 420C511 450 510 472 504 494';
  const shadows = turned
    ? k.light(g(`${back}L494 494C502 460 500 440 496 420C490 384 470 352 470 312C470 262 484 200 488 152Z`), 0.08)
    : k.shadow(g(`${back}L470 494C478 460 474 440 468 410C460 380 440 352 444 312C446 262 458 200 462 158Z`), 0.14) +
      k.shadow(g(`${back}L490 494C500 460 496 440 490 416C482 384 464 352 466 312C468 262 480 200 484 152Z`), 0.14);
  return (
    shadows +
    k.light(
      g('M378 176C380 236 370 282 352 326C380 290 396 236 392 188C389 181 384 177 378 176Z'),
      boot.textile ? 0.03 : 0.08,
    ) +
    k.light(
      g('M370 172C373 236 364 284 342 340C382 300 404 240 400 188C394 176 384 172 370 172Z'),
      boot.textile ? 0.03 : 0.07,
    ) +
    k.shadow(g('M66 488C120 500 160 502 190 501C250 499 296 489 344 484C400 480 460 481 508 474L506 500L120 520Z'), 0.2)
  );
}

const LACED_EDGE = 'L300 206L304 148L338 150C380 166 440 168';
const PULL_EDGE = 'L272 148C330 172 430 174';
const MOUTH = 'M300 150C340 128 440 122 500 146C440 172 370 166 330 152Z';
const PULL_MOUTH = 'M272 148C330 120 440 118 500 146C430 176 330 174 272 148Z';
const PULL = 'M485 172C482 128 486 108 494 108C503 108 504 134 500 168';

/** A whole boot from the side. */
export function wholeBoot(p: Paint): string {
  const { k, boot, g } = p;
  const lace = boot.lacing === 'none' ? pulls(p) : lacing(p);
  const upper = g(UPPER.replace('L272 148L338 150C380 166 440 168', boot.lacing === 'none' ? PULL_EDGE : LACED_EDGE));
  const isPlain = boot.cut === 'gi';
  return (
    (boot.suede ? SUEDE : '') +
    (boot.textile === 'mesh' ? AIR_MESH : '') +
    k.part(g(boot.lacing === 'none' ? PULL_MOUTH : MOUTH), { tone: 'deep', print: false, line: 2 }) +
    (isPlain ? '' : k.fold(g('M330 146C380 134 440 132 490 146'))) +
    lace.under +
    (isPlain ? '' : k.strap(g(PULL), 6, { stitched: false })) +
    (boot.textile ? weave(p, upper, { tone: 'dark', shade: 'round' }) : k.part(upper, { shade: 'round' })) +
    panels(p) +
    toe(p) +
    (boot.canvas && !p.turned ? drainVents(p) : '') +
    body(p) +
    (boot.zip && !p.turned ? sideZip(p) : '') +
    (boot.lacing === 'none' ? '' : hide(p, EYESTAY) + k.stitch(g(EYESTAY_STITCH))) +
    sole(p) +
    lace.over
  );
}

/** The paints of a boot in one color; `turned` shows its other side. */
export function paintOf(color: Colorway, boot: Boot, turned: boolean, scale = 1): Paint {
  const k = pen(color, scale);
  const blackFoot = boot.canvas && lightness(color.hex) >= 0.13;
  const black = blackFoot || lightness(color.hex) < 0.13;
  return {
    k,
    boot,
    g: last(boot, turned),
    turned,
    leather: blackFoot ? '#343940' : '',
    rubber: black ? '#33393e' : shade(k.t.base, -0.5),
    rubberLight: black ? '#3d4349' : shade(k.t.base, -0.28),
    foam: black ? '#596169' : shade(k.t.base, -0.2),
    lace: black ? '#565d66' : shade(k.t.base, -0.12),
  };
}
