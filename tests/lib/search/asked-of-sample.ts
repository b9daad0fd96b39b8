import { either, first, goods, type Judged, leadsTo, nothing, notSold, only } from './judge';
import { all, any, colored, costing, named, not, of, saying, sized, under, type Wanted } from './wanted';

const boots = named(/Boot/);
const shirts = named(/(?<!T-)Shirt/);
const pants = named(/Cargo Pant|Uniform Trouser|EMT Pant/);
const gloves = named(/Gloves/);
const jackets = named(/Jacket/);
const holsters = named(/Holster/);
const belts = named(/Belt/);
const lights = named(/Flashlight/);
const cuffs = named(/Handcuffs/);
const vests = named(/Vest|Plate Carrier|Chest Rig/);
const sprays = named(/Pepper (?:Spray|Gel)/);
const guns = named(/Stun Gun|Launcher/);
const eight = (wanted: Wanted) => Array<Wanted>(8).fill(wanted);

/** Questions as buyers ask them of the random catalogue of 2,000 products; judged before the engine. */
export const askedOfSample: Judged = {
  'the noun stays': [
    ['glock 19 concealed carry holster', only(holsters)],
    ['cop boots', only(boots)],
    ['best boots for standing all day', only(boots)],
    ['mens cargo pants', only(named(/Cargo Pant/))],
    ["women's boots", only(boots)],
    ['motorcycle gloves', only(gloves)],
    ['kydex holster', only(holsters)],
    ['battle belt', only(belts)],
    ['hiking boots', only(boots)],
    ['security guard jacket', only(jackets)],
    ['kevlar gloves', only(gloves)],
    ['swat vest', only(vests)],
    ['mossy oak field jacket', only(named(/Field Jacket/))],
    ['surefire flashlight', only(lights)],
    ['kids', notSold()],
  ],
  'what is not sold is said': [
    ['gas mask', notSold()],
    ['helmet', notSold()],
    ['zip ties', notSold()],
    ['sunglasses', notSold()],
    ['tent', notSold()],
    ['binoculars', notSold()],
    ['lawn mower', nothing],
    ['coffee mug', notSold()],
  ],
  'not goods': [
    ['what can i ship to new york', leadsTo('/all-products/?ships-to=NY')],
    ['pepper spray that ships to california', only(all(sprays, ({ card }) => !card.states?.includes('CA')))],
    ['contact', leadsTo('/contact/')],
    ['brands', leadsTo('/brands/')],
    ['faq', leadsTo('/faq/')],
  ],
  'makers and categories': [
    ['northline', leadsTo('/brands/northline/')],
    ['redoubt', leadsTo('/brands/redoubt/')],
    ['calder & pike', leadsTo('/brands/calder-and-pike/')],
    ['graywater', leadsTo('/brands/graywater/')],
    ['ironwel', leadsTo('/brands/ironwell/')],
    ['gloves', leadsTo('/accessories/gloves/')],
    ['pants', leadsTo('/clothing/pants/')],
    ['footwear', leadsTo('/footwear/')],
  ],
  order: [
    ['gun', first(...eight(guns))],
    ['duty belt', first(...eight(named(/Duty Belt/)))],
    ['belt', first(...eight(belts))],
    ['badge', first(...eight(named(/Shield Badge/)))],
    ['holster', only(holsters)],
    ['carrier', only(named(/Plate Carrier/))],
    ['plate carrier', only(named(/Plate Carrier/))],
    ['radio', first(...eight(named(/Radio Holder/)))],
  ],
  negation: [
    ['boots not black', only(all(boots, ({ colors }) => colors.some(({ name }) => name !== 'Black')))],
    ['boots no zip', only(all(boots, not(saying(/\bzip/i))))],
    ['shirt without epaulets', only(all(shirts, not(saying(/epaulets/i))))],
    ['jacket not northline', only(all(jackets, not(of(/^Northline$/))))],
    ['field jacket without hood', only(all(named(/Field Jacket/), not(saying(/hood/i))))],
  ],
  'prices in words': [
    ['boots under 100', only(all(boots, costing(0, 100)))],
    ['flashlight under $50', only(all(lights, costing(0, 50)))],
    ['gloves $20 to $40', only(all(gloves, costing(20, 40)))],
    ['jackets over 200', only(all(jackets, costing(200, 9999)))],
    ['duty belt 30 or less', only(all(named(/Duty Belt/), costing(0, 30)))],
    ['navy shirts below $40', only(all(shirts, colored(/^Navy$/), costing(0, 40)))],
  ],
  'plain Spanish nouns': [
    ['botas', only(boots)],
    ['guantes', only(gloves)],
    ['esposas', goods(cuffs)],
    ['camisa', only(named(/Shirt/))],
    ['linterna', only(lights)],
    ['chaleco', only(vests)],
  ],
  sizes: [
    ['xxl duty shirt', only(all(named(/Duty Shirt/), any(sized('XXL'), sized('2XL'))))],
    ['boots size 7.5', only(all(boots, sized('7.5')))],
    ['waist 44 cargo pants', only(all(named(/Cargo Pant/), sized('44')))],
    ['large patrol gloves', only(all(gloves, named(/Patrol Gloves/), sized('L')))],
  ],
  typos: [
    ['cargo pnats', only(pants)],
    ['patrol glvoes', only(gloves)],
    ['flashlite', only(lights)],
    ['hndcuffs', goods(cuffs)],
    ['badge holdr', only(named(/Badge Holder/))],
    ['uniform trowsers', either(only(named(/Uniform Trouser/)), only(under(/^pants$/)))],
  ],
};
