import type { CategoryKey } from '../../../lib/catalogue/categories/categories';

type RawColor = { name: string; hex: string };

/** A kind of product in a sample catalogue, with the words and ranges that its products are picked from. */
export type ProductKind = {
  category: CategoryKey;
  /** Some have two spellings, as in the bundled catalogue. */
  subcategories: readonly string[];
  nouns: readonly string[];
  traits: readonly string[];
  features: readonly string[];
  fabrics: readonly string[];
  sentences: readonly string[];
  /** Lowest and highest price, log-uniformly distributed. */
  price: readonly [number, number];
  sizes?: string[] | { waist: number[]; length: (number | string)[] } | { men: string[]; sleeve_lengths_in: number[] };
  colors?: readonly RawColor[];
  isRestricted?: boolean;
};

const color = (name: string, hex: string): RawColor => ({ name, hex });

export const CLOTHING_COLORS: readonly RawColor[] = [
  color('Black', '#121212'),
  color('Navy', '#1B2A49'),
  color('Khaki', '#B9A67C'),
  color('Olive Drab', '#4B5320'),
  color('Coyote Brown', '#7B5B3A'),
  color('Charcoal', '#3B4046'),
  color('White', '#FFFFFF'),
];
const BLACK = [color('Black', '#121212')];
const METALS = [color('Gold', '#C9A227'), color('Silver', '#C0C4C8')];

export const SAMPLE_BRANDS = [
  'Northline', 'Ardent Works', 'Calder & Pike', 'Fieldmark', 'Stonegate', 'Harrow', 'Quill Ridge', 'Beacon Supply', 'Tarn',
  'Marrow Creek', 'Vantage Duty', 'Ironwell', 'Sable Outfitters', 'Redoubt', 'Crestline', 'Oxbow', 'Lowell Leather',
  'Pinnacle Badge', 'Watchman', 'Meridian Tactical', 'Kestrel', 'Fathom Light', 'Graywater', 'Bastion Belt', 'Trailhead',
  'Sentinel Mills', 'Union Thread', 'Halyard', 'Cobalt Safety', 'Ridgeback', 'Summit Boot', 'Longacre', 'Post & Patrol',
  'Ember Defense', 'Keystone Cuff', 'Drayton', 'Blue Harbor', 'Mason Field', 'Whitlock', 'Fairlane Uniform',
] as const; // biome-ignore format: a list of names reads best filled

export const RESTRICTED_STATES = [
  'AK',
  'CA',
  'CT',
  'DC',
  'HI',
  'IL',
  'MA',
  'MI',
  'MN',
  'NJ',
  'NY',
  'RI',
  'WI',
] as const;

const ALPHA = ['S', 'M', 'L', 'XL', '2XL', '3XL'];
const SHOE = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '11.5', '12', '13', '14', '15'];
const TRAITS = [
  'Patrol',
  'Lightweight',
  'Heavy-Duty',
  'Class B',
  'All-Weather',
  'Low-Profile',
  'Reinforced',
  'Night Shift',
];

const CLOTH_SENTENCES = [
  'The cloth is woven tight enough to hold a crease through a double shift.',
  'Seams that carry weight are sewn twice and tacked at both ends.',
  'It is cut to sit under a vest without bunching at the shoulder.',
  'Pockets close flat, so that nothing catches on a seat belt or a sling.',
  'Wash it warm and hang it; the finish needs no iron.',
  'Order by the measure that you wear over a base layer.',
];
const GEAR_SENTENCES = [
  'Controls are large enough for a gloved thumb and far enough apart to find in the dark.',
  'The body shrugs off rain and the odd drop onto concrete.',
  'It rides on a duty belt without digging into the hip when you sit.',
  'Spare parts are sold by the brand and fit without tools.',
  'Check it at the start of each shift, as you would any piece of safety gear.',
  'A lanyard hole takes cord of the usual width.',
];

const kind = (given: Omit<ProductKind, 'traits' | 'sentences'> & Partial<ProductKind>): ProductKind => ({
  traits: TRAITS,
  sentences: given.category === 'clothing' || given.category === 'footwear' ? CLOTH_SENTENCES : GEAR_SENTENCES,
  ...given,
});

export const PRODUCT_KINDS: readonly ProductKind[] = [
  kind({
    category: 'clothing',
    subcategories: ['Shirt', 'shirt'],
    nouns: ['Duty Shirt', 'Long Sleeve Uniform Shirt', 'Short Sleeve Shirt', 'Combat Shirt', 'Polo Shirt'],
    features: ['Two chest pockets with flaps', 'Shoulder epaulets', 'Badge tab', 'Pen slot on the left sleeve'],
    fabrics: ['65% polyester / 35% cotton ripstop', '100% polyester', '60% cotton / 40% polyester twill'],
    price: [25, 110],
    sizes: { men: ['S', 'M', 'L', 'XL', 'XXL'], sleeve_lengths_in: [32, 33, 34, 35] },
  }),
  kind({
    category: 'clothing',
    subcategories: ['Pants'],
    nouns: ['Cargo Pant', 'Uniform Trouser', 'EMT Pant'],
    features: ['Six pockets', 'Gusseted crotch', 'Pockets for knee pads', 'Brass zip'],
    fabrics: ['65% polyester / 35% cotton ripstop', '97% cotton / 3% spandex'],
    price: [30, 110],
    sizes: { waist: [28, 30, 32, 34, 36, 38, 40, 42, 44], length: [30, 32, 34, 'Unhemmed'] },
  }),
  kind({
    category: 'clothing',
    subcategories: ['Jacket', 'T-shirt'],
    nouns: ['Soft Shell Jacket', 'Field Jacket', 'Crew T-Shirt'],
    features: ['Underarm vents', 'Loop panel on the sleeve', 'Hood rolls into the collar'],
    fabrics: ['100% polyester soft shell', '50% nylon / 50% cotton', '100% cotton jersey'],
    price: [12, 330],
    sizes: ALPHA,
  }),
  kind({
    category: 'footwear',
    subcategories: ['Boots', 'Tactical Boots'],
    nouns: ['8-inch Boot', '6-inch Side Zip Boot', 'Oxford Shoe'],
    features: ['Side zip', 'Composite toe', 'Slip-resistant outsole', 'Removable insole'],
    fabrics: ['Full-grain leather and nylon upper', 'Suede and mesh upper'],
    price: [60, 260],
    sizes: SHOE,
    colors: [color('Black', '#121212'), color('Coyote', '#81613C'), color('Sage', '#7C876D')],
  }),
  kind({
    category: 'tactical_gear',
    subcategories: ['LED Flashlight', 'Key Rings', 'All Tactical Gear'],
    nouns: ['LED Flashlight', 'Key Ring Holder', 'Personal Alarm', 'Assault Pack'],
    features: ['Lumens: 800 high', 'Run time: 2 h high', 'Belt width: up to 2.25 in', 'Tail switch'],
    fabrics: ['Anodized aluminum', 'Polymer', '1000D nylon'],
    price: [9, 190],
    colors: BLACK,
  }),
  kind({
    category: 'tactical_gear',
    subcategories: ['Spray', 'Guns'],
    nouns: ['Pepper Spray', 'Pepper Gel', 'Stun Gun', 'CO2 Launcher'],
    features: ['Volume: 1.8 oz', 'Spray distance: 12 ft', 'Flip-top safety', 'Bursts: 25'],
    fabrics: ['Aluminum canister', 'ABS plastic', 'Polymer frame'],
    price: [10, 1700],
    colors: BLACK,
    isRestricted: true,
  }),
  kind({
    category: 'tactical_gear',
    subcategories: ['Tactical Vests', 'Tactical Vest'],
    nouns: ['Plate Carrier', 'Cross-Draw Vest', 'Chest Rig'],
    features: ['MOLLE webbing front and back', 'Quick-release cummerbund', 'Drag handle'],
    fabrics: ['500D nylon', '1000D nylon', 'Polyester mesh'],
    price: [50, 250],
    sizes: ['One Size'],
  }),
  kind({
    category: 'accessories',
    subcategories: ['Caps', 'Belt', 'Belts', 'Gloves', 'Chain Cuffs'],
    nouns: ['Duty Cap', 'Trouser Belt', 'Patrol Gloves', 'Chain Handcuffs'],
    features: ['Hook-and-loop closure', 'Double lock', 'Belt width: 1.5 in'],
    fabrics: ['100% cotton twill', 'Full-grain leather', 'Carbon steel'],
    price: [7, 80],
    sizes: ALPHA,
  }),
  kind({
    category: 'badges',
    subcategories: [''],
    nouns: ['Shield Badge', 'Collar Pins', 'Name Plate', 'Badge Holder'],
    features: ['Pin and safety catch', 'Engraving: 1 line', 'Clutch back'],
    fabrics: ['Plated brass', 'Zinc alloy, plated', 'Full-grain leather'],
    price: [9, 63],
    colors: METALS,
  }),
  kind({
    category: 'duty',
    subcategories: [''],
    nouns: ['Duty Holster', 'Magazine Pouch', 'Cuff Case', 'Duty Belt', 'Radio Holder'],
    features: ['Belt width: 2.25 in', 'Hidden snap', 'Retention: Level II'],
    fabrics: ['Ballistic nylon', 'Laminate'],
    price: [11, 175],
    colors: BLACK,
  }),
];
