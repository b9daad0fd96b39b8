import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH, COLLAR } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { both, box, mirrorPath, symmetric } from '../path';
import { type Pen, pen } from '../pen';

export type SoftShellOptions = {
  readonly hood?: 'detachable' | 'none' | 'stow';
  readonly patches?: boolean;
  readonly vents?: boolean;
  readonly chest?: 'none' | 'one' | 'ports';
  readonly hidden?: boolean;
  readonly mic?: boolean;
  readonly sideZips?: boolean;
  readonly forearm?: boolean;
};

type Cut = ReturnType<typeof read>;

function read(options: SoftShellOptions) {
  return {
    hood: options.hood ?? 'none',
    patches: options.patches ?? false,
    vents: options.vents ?? false,
    chest: options.chest ?? 'one',
    hidden: options.hidden ?? false,
    mic: options.mic ?? false,
    sideZips: options.sideZips ?? false,
    forearm: options.forearm ?? true,
  };
}

const SLEEVE =
  'M186 128C152 134 130 158 122 200C112 266 98 356 84 450Q110 470 146 466C160 402 180 336 198 268Q208 190 186 128Z';
const BODY = 'M300 120C278 118 260 114 246 106L186 128Q206 186 196 262C194 350 188 440 184 522C222 534 262 538 300 538';

function sleeves(k: Pen, cut: Cut, back: boolean): string {
  const elbow = 'M113 296C136 312 162 316 180 312L162 388C140 392 116 384 99 372Z';
  const cuff = 'M85 444Q112 464 148 460L144 498Q110 502 78 482Z';
  const tab = back ? '' : 'M84 468L120 474Q128 480 124 488L118 492L82 484Z';
  return (
    k.pair(SLEEVE, { shade: 'left' }) +
    k.pair(elbow, { tone: 'dark', shade: 'slant', line: 1.8, rim: false }) +
    k.stitch(both('M112 303C136 319 162 322 178 319M103 366C120 377 142 384 160 381')) +
    k.fold(both('M150 210Q142 236 142 262M176 232Q166 256 166 280M160 404Q140 412 118 404M152 428Q132 434 112 426')) +
    k.pair(cuff, { shade: 'slant', line: 2 }) +
    k.stitch(both('M86 450Q112 470 147 466')) +
    (tab ? k.pair(tab, { tone: 'dark', line: 1.5, rim: false, texture: 'loop' }) : '') +
    (cut.patches && !back ? patch(k) : '') +
    (cut.forearm && !back
      ? k.part('M432 314L458 310L478 380L450 388Z', { tone: 'light', line: 1.4, edge: true }) +
        k.zip(440, 320, 460, 380, { width: 7, at: 0.02, teeth: 'steel' })
      : '')
  );
}

/** A field of loop on each upper sleeve. */
function patch(k: Pen): string {
  return (
    k.pair('M133 178L178 188L169 236L124 226Z', {
      tone: 'light',
      texture: 'loop',
      line: 1.6,
      edge: true,
      print: false,
    }) + k.stitch(both('M137 184L172 192L165 230L130 222Z'))
  );
}

/** The hood stands behind the collar; its opening shows the inside. */
function hood(k: Pen, back: boolean): string {
  const dome = symmetric('M300 24C262 24 234 46 228 84C226 104 232 118 246 126C266 132 286 134 300 134');
  const mouth = symmetric('M300 40C270 40 250 58 246 86C244 104 250 112 258 118C272 124 286 126 300 126');
  if (back)
    return (
      k.part(dome, { shade: 'round' }) +
      k.seam(both('M270 30C262 62 260 96 266 130')) +
      k.stitch(both('M265 32C257 62 255 96 261 128')) +
      k.part(box(284, 70, 32, 12, 3), { tone: 'dark', line: 1.4, rim: false }) +
      k.fold(both('M238 80Q248 98 246 116'))
    );
  return (
    k.part(dome, { shade: 'round' }) +
    k.part(mouth, { tone: 'deep', line: 2, shade: 'down', print: false }) +
    k.seam('M300 42V96', 1.2) +
    k.stitch(symmetric('M300 34C266 34 243 54 239 86C238 104 243 114 252 121')) +
    k.outline(both('M250 116q-8 10 -6 24M244 138v6'), 1.8) +
    k.rivet(244, 148, 4, 'polymer') +
    k.rivet(356, 148, 4, 'polymer')
  );
}

function collar(k: Pen, cut: Cut, back: boolean): string {
  if (back) {
    const d = 'M250 74C270 82 330 82 350 74L356 108C330 122 270 122 244 108Z';
    return (
      k.part(d, { shade: 'round' }) +
      k.stitch('M248 102C272 115 328 115 352 102') +
      (cut.hood === 'stow' ? k.zip(250, 92, 350, 92, { width: 4.5, at: 0.96 }) : '') +
      (cut.hood === 'detachable' ? k.seam('M247 94C272 106 328 106 353 94', 1.2) : '')
    );
  }
  const inside = 'M250 76C268 66 332 66 350 76C346 96 330 108 300 112C270 108 254 96 250 76Z';
  const leaf = 'M250 74C256 90 276 100 297 102L297 138C272 134 252 124 243 108Z';
  return (
    k.part(inside, { tone: 'deep', line: 2, texture: 'fleece', print: false }) +
    k.part(mirrorPath(leaf), { shade: 'slant' }) +
    k.part(leaf, { shade: 'slant' }) +
    k.stitch(both('M253 84C262 98 278 106 292 108M247 106C258 119 276 127 292 131')) +
    // A hood rolled into the collar shows by the tabs that hold it.
    (cut.hood === 'stow'
      ? k.part(
          'M244 104C262 128 284 136 300 136C316 136 338 128 356 104L358 114C340 142 320 150 300 150C280 150 260 142 242 114Z',
          {
            tone: 'light',
            line: 1.6,
            edge: true,
          },
        ) +
        k.pair('M252 88L263 83L276 132L264 138Z', { tone: 'dark', line: 1.6, edge: true }) +
        k.snap(268, 124, 4, 'steel') +
        k.snap(332, 124, 4, 'steel')
      : '')
  );
}

/** One zip on the chest, or two long ones through which a hand reaches what is worn beneath. */
function chestZips(k: Pen, { chest }: Cut): string {
  if (chest === 'none') return '';
  if (chest === 'one')
    return (
      k.part('M326 196L346 191V286H326Z', { tone: 'dark', line: 1.4, edge: true }) +
      k.zip(336, 200, 336, 280, { width: 7, at: 0.03, teeth: 'steel' })
    );
  return (
    k.pair('M216 206L246 199L240 326L214 326Z', { tone: 'dark', line: 1.4, edge: true }) +
    k.zip(240, 206, 233, 318, { width: 7, at: 0.03, teeth: 'steel' }) +
    k.zip(360, 206, 367, 318, { width: 7, at: 0.03, teeth: 'steel' })
  );
}

function draw(k: Pen, cut: Cut, back: boolean): string {
  const body = symmetric(back ? BODY.replace('M300 120C278 118 260 114', 'M300 112C278 112 260 112') : BODY);
  const yoke = back
    ? symmetric('M300 106C278 106 260 106 246 102L186 128Q194 152 198 180C236 204 268 210 300 210')
    : 'M246 106L186 128Q195 154 198 186L262 172L284 134C268 128 256 118 246 106Z';
  const side = 'M197 262C212 300 216 420 206 528L184 522C188 440 194 350 196 262Z';
  const middle = back
    ? k.seam(both('M214 196C224 280 224 400 218 530')) + k.stitch(both('M219 198C229 280 229 400 223 531'))
    : k.zip(300, 112, 300, 536, { width: 9, at: 0.02 }) +
      k.stitch(both('M291 140V536')) +
      k.zip(238, 372, 222, 456, { width: 5.5, at: 0.02 }) +
      k.zip(362, 372, 378, 456, { width: 5.5, at: 0.02 }) +
      k.stitch(both('M244 366L227 462M231 366L214 460')) +
      chestZips(k, cut) +
      (cut.hidden ? k.light(both('M262 186V330'), 0.32, 1.6) + k.stitch(both('M257 186V334H288')) : '');
  return (
    (cut.hood === 'detachable' ? hood(k, back) : '') +
    sleeves(k, cut, back) +
    k.part(body, { shade: 'round' }) +
    k.pair(side, { tone: 'dark', line: 1.5, rim: false }) +
    (cut.vents
      ? k.light(both('M196 240L208 345'), 0.4, 9) +
        k.zip(197, 246, 207, 340, { width: 6, at: 0.04 }) +
        k.zip(403, 246, 393, 340, { width: 6, at: 0.04 })
      : '') +
    (cut.sideZips
      ? k.zip(196, 420, 194, 522, { width: 7, at: 0.04, teeth: 'steel' }) +
        k.zip(404, 420, 406, 522, { width: 7, at: 0.04, teeth: 'steel' })
      : '') +
    (back
      ? k.part(yoke, { line: 1.8, rim: false, shade: 'down' })
      : k.pair(yoke, { line: 1.8, rim: false, shade: 'down' })) +
    k.stitch(both(back ? 'M200 174C238 197 268 203 300 203' : 'M200 180L258 167L277 134')) +
    k.fold(both('M214 250Q232 268 254 270M226 318Q240 336 262 340M224 486Q238 476 246 460M270 300Q262 330 266 350')) +
    middle +
    (cut.mic && !back ? k.pair('M222 122L242 115L250 142L230 149Z', { tone: 'light', line: 1.5, edge: true }) : '') +
    k.stitch(both('M185 510C222 522 262 526 300 526')) +
    (back ? '' : k.rivet(210, 530, 4, 'polymer') + k.rivet(390, 530, 4, 'polymer')) +
    collar(k, cut, back)
  );
}

/** Bonded jackets with a stand collar and welded zips. Options: hood none|detachable|stow; patches (loop on sleeves); vents (underarm zips); chest none|one|ports (two long zips); hidden (concealed pockets); mic (tabs); sideZips; forearm (sleeve pocket, true when left out). */
export const softShell: Archetype<SoftShellOptions> = {
  title: 'soft shell jacket',
  second: 'back',
  detail: 'chest pocket, sleeve and underarm vent',
  draw(view: View, color: Colorway, options: SoftShellOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const [cx, cy] = cut.hood === 'detachable' ? [376, 186] : [384, 212];
      const { k, spot, show } = lensAt(color, cx, cy, 2);
      return show(draw(k, cut, false), labels, [
        ...(cut.patches ? [spot(452, 206, 'Sleeve loop panel', /^(?!.*hook).*(?:patch|panel|\bloop\b)/)] : []),
        ...(cut.vents ? [spot(398, 276, 'Underarm vent zip', /vent|pit/)] : []),
        ...(cut.chest === 'one' ? [spot(336, 240, 'Chest pocket zip', /^(?!.*hand).*(?:chest|pocket|access)/)] : []),
        ...(cut.chest === 'ports' ? [spot(364, 264, 'Hand port', /\bports?\b|access|^pocket/)] : []),
        ...(cut.hidden ? [spot(338, 250, 'Concealed pocket', /conceal/)] : []),
        ...(cut.hood === 'none'
          ? []
          : [cut.hood === 'stow' ? spot(338, 112, 'Collar with hood', /hood/) : spot(365, 92, 'Hood', /hood/)]),
        ...(cut.mic ? [spot(363, 127, 'Mic tab', /\bmic\b/)] : []),
        ...(cut.hood === 'stow' ? [] : [spot(cut.hood === 'none' ? 338 : 332, 114, 'Stand collar', COLLAR)]),
        spot(300, 200, 'Front zip', /^(?!.*(?:side|leg|pit|vent|pocket)).*(?:zip|closure|front)/),
        spot(372, 236, 'Shell fabric', CLOTH),
        spot(428, 236, 'Sleeve', CLOTH),
      ]);
    }
    return ground(300, 556, 150) + draw(pen(color), cut, view === 'second');
  },
};
