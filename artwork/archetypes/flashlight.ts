import type { Archetype, Colorway, View } from '../archetype';
import { spotsThrough } from '../callouts';
import { lensAt } from '../lens';
import { group } from '../markup';
import { ground } from '../paper';
import { type Pen, pen } from '../pen';
import { handLight, type Light, lensEnd, switchAt, tailEnd, turnedLight } from './flashlight-parts';
import { batteryCell, cable, castShadow, dimensionAcross } from './gear-parts';

export type FlashlightOptions = {
  readonly length?: 'keychain' | 'compact' | 'medium' | 'duty' | 'long';
  readonly head?: 'slim' | 'standard' | 'wide';
  readonly grip?: 'knurl' | 'ribs' | 'rubber' | 'smooth';
  readonly bezel?: 'crenelated' | 'smooth';
  readonly clip?: boolean;
  readonly port?: 'none' | 'usb';
  readonly switch?: 'side' | 'tail';
  readonly ring?: boolean;
  readonly bezelFinish?: 'body' | 'metal';
  readonly batteries?: string;
  readonly size?: string;
};

type Build = Light & {
  readonly kind: string;
  readonly batteries: string;
  readonly size: string;
  readonly turn: number;
};

const SIZES: Readonly<Record<string, { length: number; body: number; turn: number; head: number; tail: number }>> = {
  keychain: { length: 450, body: 36, turn: -36, head: 0.2, tail: 0.16 },
  compact: { length: 490, body: 45, turn: -36, head: 0.25, tail: 0.17 },
  medium: { length: 508, body: 46, turn: -37, head: 0.29, tail: 0.19 },
  duty: { length: 540, body: 43, turn: -38, head: 0.27, tail: 0.18 },
  long: { length: 650, body: 38, turn: -44, head: 0.22, tail: 0.11 },
};

function read(options: FlashlightOptions): Build {
  const kind = options.length ?? 'duty';
  const size = SIZES[kind] ?? SIZES.duty;
  if (!size) throw new Error('no such length');
  const head = options.head ?? (kind === 'keychain' || kind === 'compact' ? 'slim' : 'standard');
  const grow = head === 'wide' ? 1.66 : head === 'slim' ? 1.06 : 1.34;
  const body = kind === 'long' && head === 'wide' ? 47 : size.body;
  const grip = options.grip ?? (kind === 'keychain' ? 'smooth' : 'knurl');
  return {
    kind,
    length: size.length,
    body,
    turn: size.turn,
    head: kind === 'long' && head === 'wide' ? 72 : body * grow,
    headShare: size.head + (head === 'wide' ? 0.04 : 0),
    tailShare: size.tail,
    crown: (options.bezel ?? 'smooth') === 'crenelated',
    probes: false,
    grip: grip === 'ribs' || grip === 'rubber' || grip === 'smooth' ? grip : 'knurl',
    clip: options.clip ?? (kind === 'compact' || kind === 'keychain'),
    port: options.port === 'usb',
    sideSwitch: (options.switch ?? (kind === 'long' ? 'side' : 'tail')) !== 'tail',
    tailSwitch: (options.switch ?? (kind === 'long' ? 'side' : 'tail')) !== 'side',
    ring: options.ring ?? kind === 'keychain',
    bezelMetal: (options.bezelFinish ?? 'body') === 'metal',
    batteries: options.batteries ?? '',
    size: options.size ?? '',
  };
}

/** The light's power: round cells, a rechargeable stick, or a charging cable. */
function power(k: Pen, words: string): string {
  const lower = words.toLowerCase();
  const count = Number(/^(\d)\s*(?:x\s*)?[a-z]/i.exec(words)?.[1] ?? 1);
  if (lower.includes('cr123')) return row(k, Math.max(count, 2), 44, 88, 'CR123A');
  if (/\bd\b/.test(lower)) return row(k, Math.max(count, 2), 56, 102, 'D');
  if (/\baaa?\b/.test(lower)) return row(k, count, 26, 96, '');
  if (lower.includes('sub-c') || lower.includes('stick'))
    return group(batteryCell(k, -25, -90, 50, 180, 'NiMH', '#2f4a3a'), 'translate(450 440)');
  if (lower.includes('18650') && !lower.includes('usb')) return row(k, 1, 44, 150, '18650');
  if (lower.includes('usb')) return cable(k, 388, 430);
  return row(k, 1, 48, 150, lower.includes('li-ion') ? 'Li-ion' : '');
}

function row(k: Pen, count: number, w: number, h: number, name: string): string {
  const gap = 14;
  const left = 456 - (count * w + (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, i) => batteryCell(k, left + i * (w + gap), 446 - h / 2, w, h, name)).join(
    '',
  );
}

/** Hand lights from key-ring size to a three-cell long light. Options: length keychain|compact|medium|duty|long; head slim|standard|wide; bezel smooth|crenelated; bezelFinish body|metal; grip knurl|ribs|rubber|smooth (or knurl yes|no); clip; port usb|none; switch tail|side|both; ring; batteries (words: '2 CR123A', '3 D', '18650', 'NiMH stick', 'USB'); size (words on the dimension line). */
export const flashlight: Archetype<FlashlightOptions> = {
  title: 'flashlight',
  second: 'side, lens, tail and power',
  detail: 'lens, bezel and switch',
  draw(view: View, color: Colorway, options: FlashlightOptions, labels: readonly string[]): string {
    const s = read(options);
    if (view === 'second') {
      const k = pen(color);
      const scale = Math.min(1, 540 / s.length);
      const axis = s.ring ? 330 : 300;
      const end = Math.min(1.15, 74 / s.head);
      return (
        ground(axis, 180 + s.head * scale + 16, (s.length * scale) / 2) +
        group(
          handLight(k, s, 0),
          `translate(${axis} 180)${scale < 1 ? ` scale(${Math.round(scale * 100) / 100})` : ''}`,
        ) +
        dimensionAcross(axis - (s.length * scale) / 2, axis + (s.length * scale) / 2, 60, s.size) +
        lensEnd(k, 106, 440, s, end) +
        tailEnd(k, 276, 440, s, end) +
        power(k, s.batteries)
      );
    }
    const place = `translate(300 300) rotate(${s.turn})`;
    if (view === 'detail') {
      const scale = s.head > 60 || s.port ? 1.75 : 2;
      const at = turnedLight(s.turn);
      const [cx, cy] = at(s.length / 2 - (s.head > 60 ? 120 : 104), 0);
      const { k, spot: framed, show } = lensAt(color, cx, cy, scale);
      const spot = spotsThrough(at, framed);
      const head = s.length / 2 - s.length * s.headShare;
      return show(group(handLight(k, s, 0.34), place), labels, [
        spot(
          s.length / 2 - (s.crown ? s.head * 0.2 : 0),
          s.head * 0.14,
          'LED and lens',
          /lumens|candela|beam|\bled\b|lens/,
        ),
        ...(s.port ? [spot(head - s.body * 1.1, s.body * 0.16, 'Charging port', /usb|charg|\bport\b/)] : []),
        ...(s.sideSwitch ? [spot(switchAt(s), s.body * 0.08, 'Side switch', /^(?!.*tail).*switch/)] : []),
        ...(s.crown
          ? [spot(s.length / 2 - s.head * 0.18, s.head * 0.86, 'Crenelated bezel', /bezel|crenel/)]
          : [spot(s.length / 2 - s.head * 0.3, s.head * 0.8, 'Bezel', /bezel/)]),
        spot(
          head - s.body * (s.port ? 2.1 : s.sideSwitch ? 1.5 : 0.9),
          -s.body * 0.3,
          'Body tube',
          /batter|run time|\bbody\b|tube|\bgrip\b|charge time/,
        ),
        spot(s.length / 2 - s.head * 0.95, s.head * 0.1, 'Head', /\bhead\b|modes|run time/),
      ]);
    }
    const k = pen(color);
    return (
      castShadow(312, 300 + s.body * 1.05, s.length * 0.52, s.body * 0.8, s.turn) + group(handLight(k, s, 0.34), place)
    );
  },
};
