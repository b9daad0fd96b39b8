import { labelsOf } from '@/tests/lib/search/catalogues';
import { all, any, named, sized, type Wanted } from '@/tests/lib/search/wanted';

const of =
  (maker: RegExp): Wanted =>
  ({ card }) =>
    maker.test(card.brand);
const under =
  (slug: RegExp): Wanted =>
  ({ placements }) =>
    placements.some(({ subcategory }) => slug.test(subcategory?.slug ?? ''));
const saying =
  (words: RegExp): Wanted =>
  ({ card, lines }) =>
    [card.name, ...lines].some((line) => words.test(line));
const in3XL: Wanted = (row) => labelsOf(row).some((label) => /^3X/.test(label));
const colored =
  (name: RegExp): Wanted =>
  ({ colors }) =>
    colors.some((color) => name.test(color.name));
const ids =
  (...list: string[]): Wanted =>
  ({ card }) =>
    list.includes(card.id);

const handcuffs = under(/^chain-cuffs$/);
const boots = under(/boots$/);
const tacticalBoots = any(under(/^tactical-boots$/), all(boots, named(/Tactical/)));
const vests = under(/^tactical-vests$/);
const shirts = under(/^shirts$/);
const pants = under(/^pants$/);
const jackets = under(/^jackets$/);
const gloves = under(/^gloves$/);
const caps = under(/^caps$/);
const belts = any(under(/^belts$/), named(/\bBelt\b(?! Keeper)/));
const sprays = under(/^sprays$/);
const flashlights = under(/^led-flashlights$/);
const stunGuns = ids('sabre-110', 'vipertek-101', 'guard-dog-security-101', 'taser-101');
const launchers = ids('byrna-103', 'byrna-104', 'byrna-105', 'byrna-106');

/** What people type, and the products that a shop assistant would then fetch. Item numbers have a list of their own. */
export const bundledQueries: [query: string, wanted: Wanted][] = [
  // Plain words, singular, plural and half typed
  ['boots', boots],
  ['tactical boots', tacticalBoots],
  ['glove', gloves],
  ['gloves', gloves],
  ['jackets', jackets],
  ['shirt', shirts],
  ['caps', caps],
  ['holster', all(named(/Holster/), of(/Safariland|Blackhawk|Tact Squad/))],
  ['whistle', ids('rothco-134')],
  ['tourniquet', ids('nar-101')],
  ['handcuff key', ids('zak-tool-103')],
  ['flashl', flashlights],
  ['polo sh', ids('rothco-104')],
  ['tac ve', vests],
  ['pepper spr', sprays],
  ['badge hol', named(/Badge Holder/)],
  // Other names for the same thing
  ['cuffs', handcuffs],
  ['hand cuffs', handcuffs],
  ['torch', flashlights],
  ['taser', stunGuns],
  ['stun gun', stunGuns],
  ['trousers', pants],
  ['hat', caps],
  ['beanie', named(/Watch Cap/)],
  ['plate carrier', named(/Plate Carrier/)],
  ['bulletproof vest', ids('safariland-101')],
  ['body armour', ids('safariland-101', 'rothco-124')],
  ['tee', named(/T-Shirt/)],
  ['t shirt', named(/T-Shirt/)],
  ['rucksack', ids('511-125')],
  ['oc spray', sprays],
  ['mag pouch', named(/Magazine Pouch/)],
  ['radio pouch', named(/Radio Holder/)],
  ['cuff case', named(/Handcuff Case/)],
  ['name tag', ids('blackinton-103')],
  ['id holder', named(/Badge Holder|Badge and ID|Badge Wallet/)],
  ['collar brass', any(named(/Collar (?:Pins|Insignia)/))],
  ['sgt chevrons', ids('herospride-101')],
  ['panic alarm', named(/Personal Alarm/)],
  ['byrna gun', launchers],
  ['keychain pepper spray', ids('sabre-102', 'byrna-101')],
  ['steel toe boots', ids('rothco-121', 'bates-102')],
  ['velcro cap', all(caps, saying(/hook and loop/i))],
  // Makers
  ['511', of(/^5\.11/)],
  ['5.11 polo', all(of(/^5\.11/), named(/Polo/))],
  ['sabre', of(/^SABRE/)],
  ['under armour boots', all(of(/Under Armour/), boots)],
  ['ua polo', ids('under-armour-101')],
  ['s&w cuffs', all(of(/Smith & Wesson/), handcuffs)],
  ['smith and wesson handcuffs', all(of(/Smith & Wesson/), handcuffs)],
  ['heros pride', of(/Hero/)],
  ['uncle mikes', of(/Uncle Mike/)],
  ['original swat', of(/S\.W\.A\.T/)],
  ['rothco jacket', all(of(/Rothco/), jackets)],
  ['bates side zip', all(of(/Bates/), named(/Side Zip/))],
  // Measures
  ['0.5 oz', saying(/(?<![\d.])0?\.5 oz/)],
  ['.5oz pepper spray', saying(/(?<![\d.])0?\.5 oz/)],
  ['2 ounce pepper spray', all(sprays, saying(/(?<![\d.])2 oz/))],
  ['10 inch boots', all(boots, saying(/\b10(?:"| in)/))],
  ['8" side zip', all(boots, named(/8"/), named(/Side.Zip/))],
  ['2.25 duty belt', ids('safariland-105', 'tact-squad-101')],
  ['1.5 inch belt', all(belts, saying(/1\.5(?:"| in)/))],
  ['800 lumens', saying(/Lumens 800/)],
  ['10x12 plate carrier', all(named(/Plate Carrier/), saying(/10 x 12/))],
  // Sizes
  ['3XL shirt', all(shirts, in3XL)],
  ['3x shirt', all(shirts, in3XL)],
  ['xxxl polo', all(named(/Polo/), in3XL)],
  ['6xl shirt', ids('red-kap-102')],
  ['xs polo', all(named(/Polo/), sized('XS'))],
  ['size 15 boots', all(boots, sized('15'))],
  ['pants 54x30', all(pants, sized('54', '30'))],
  ['waist 60 pants', all(pants, sized('60'))],
  ['16.5 dress shirt', all(shirts, sized('16.5'))],
  // Several things at once
  ['navy long sleeve shirt', all(shirts, named(/Long Sleeve/), colored(/navy/i))],
  ['gore-tex boots', all(boots, saying(/gore-?tex|gtx/i))],
  ['waterproof jacket', all(jackets, saying(/waterproof/i))],
  ['soft shell jacket', all(jackets, any(named(/soft ?shell/i), saying(/soft ?shell/i)))],
  ['emt pants', named(/E\.?M\.?[ST]\.? Pant/)],
  ['nylon duty belt', all(belts, named(/Nylon Duty Belt/))],
  ['level iii holster', all(named(/Holster/), saying(/Level (?:III|3)\b/))],
  ['security t-shirt', ids('rothco-113')],
  ['leather badge holder', all(named(/Badge/), any(named(/Leather/), saying(/leather/i)), named(/Holder/))],
  ['pink pepper spray', ids('sabre-103')],
  ['neck id holder', ids('perfect-fit-101')],
  ['usb flashlight', all(flashlights, named(/USB/))],
  ['concealed carry jacket', ids('rothco-109')],
  // Written after the engine, to see it on queries it was not made for
  ['black leather gloves', ids('rothco-132')],
  ['work shirt', named(/Work Shirt/)],
  ['jump boots', ids('corcoran-101')],
  ['bear spray', ids('sabre-108')],
  ['pepper gel', named(/Pepper Gel/)],
  ['retractable key reel', ids('key-bak-101')],
  ['dress coat', ids('flying-cross-104')],
  ['cargo pants', named(/Cargo/)],
  ['police shirt', ids('rothco-114')],
  ['compression shirt', ids('under-armour-103')],
  ['shooting gloves', ids('hatch-102')],
  ['knuckle gloves', all(gloves, saying(/knuckle/i))],
  ['belt keepers', named(/Belt Keeper/)],
  ['undercover badge wallet', ids('strong-leather-103')],
  ['captain bars', ids('herospride-103')],
  ['rechargable flashlight', all(flashlights, saying(/rechargeable|USB/i))],
  ['wiley x', of(/Wiley/)],
  ['co2 pistol', ids('byrna-103', 'byrna-104', 'byrna-105')],
  ['riggers belt', ids('rothco-130')],
  ['cobra buckle belt', all(belts, saying(/cobra/i))],
  ['crew neck tshirt', all(named(/T-Shirt|Utili-T/), saying(/crew/i))],
  ['dress shoes', named(/Oxford/)],
  ['duty rig', ids('security-plus-101')],
  ['hydration pack', ids('511-125')],
  ['boots wide', all(boots, saying(/wide|EE/))],
  ['non metal boots', all(boots, saying(/metal free|non-metal|Metal none/i))],
  ['chest rig', named(/Chest Rig/)],
  ['white uniform shirt', all(shirts, colored(/white/i))],
  ['2xl combat shirt', named(/Combat Shirt|Rapid Assault/)],
  ['d cell maglite', ids('maglite-101')],
  ['130 db alarm', ids('sabre-112')],
  ['insulated boots', all(boots, saying(/insulation/i))],
  ['kevlar', saying(/kevlar/i)],
  ['m65', ids('rothco-106')],
  ['ems boots', ids('danner-102')],
  // Typing mistakes
  ['glvoes', gloves],
  ['holtser', all(named(/Holster/), of(/Safariland|Blackhawk|Tact Squad/))],
  ['hancuffs', handcuffs],
  ['flashligt', flashlights],
  ['streamlite', of(/Streamlight/)],
  ['tacitcal boots', tacticalBoots],
  ['rothko jacket', all(of(/Rothco/), jackets)],
  ['magizine pouch', named(/Magazine Pouch/)],
  ['peper spray', sprays],
  ['safarilnd', of(/Safariland/)],
];

/** Item, model and maker numbers as people type them, and the one product that is meant. */
export const itemQueries: [query: string, id: string][] = [
  ['rothco 107', 'rothco-107'],
  ['rothco-107', 'rothco-107'],
  ['ROTHCO107', 'rothco-107'],
  ['511-111', '511-111'],
  ['5.11 111', '511-111'],
  ['smith wesson 102', 'smithwesson-102'],
  ['vts-989', 'vipertek-101'],
  ['vts989', 'vipertek-101'],
  ['vts 989', 'vipertek-101'],
  ['989', 'vipertek-101'],
  ['74273', '511-111'],
  ['5.11 74273', '511-111'],
  ['5.11 Tactical 74273', '511-111'],
  ['f5252', 'propper-104'],
  ['propper f5252 pants', 'propper-104'],
  ['HC-14-BK', 'sabre-102'],
  ['hc14bk', 'sabre-102'],
  ['hc 14 bk', 'sabre-102'],
  ['834-6218', 'thorogood-101'],
  ['8346218', 'thorogood-101'],
  ['35w7886', 'flying-cross-101'],
  ['ml300l', 'maglite-101'],
  ['g2x-c', 'surefire-101'],
  ['safariland 94', 'safariland-105'],
  ['94', 'safariland-105'],
  ['7360', 'safariland-103'],
  ['bianchi 7300', 'bianchi-102'],
  ['700c', 'peerless-101'],
  ['model 702c', 'peerless-102'],
  ['zt55', 'zak-tool-101'],
  ['zt 55', 'zak-tool-101'],
  ['22fts', 'fox-labs-101'],
  ['byrna cl', 'byrna-103'],
  ['mopc', 'condor-106'],
  ['547', 'leapers-utg-101'],
  ['685m-3', 'soffe-101'],
  ['t8 nfs', 'garmont-101'],
  ['s-1005', 'sabre-110'],
  ['44h100', 'blackhawk-102'],
  ['e02268', 'bates-104'],
];
