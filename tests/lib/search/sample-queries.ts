import { all, any, named, sized, type Wanted } from './wanted';

const of =
  (maker: string): Wanted =>
  ({ card }) =>
    card.brand === maker;
const under =
  (slug: string): Wanted =>
  ({ placements }) =>
    placements.some(({ subcategory }) => subcategory?.slug === slug);
const colored =
  (name: string): Wanted =>
  ({ colors }) =>
    colors.some((color) => color.name === name);
const saying =
  (words: RegExp): Wanted =>
  ({ lines }) =>
    lines.some((line) => words.test(line));

/** Questions to the random catalogue of 2,000 products, whose names are '{trait} {noun} {number}'. */
export const sampleQueries: [query: string, wanted: Wanted][] = [
  ['duty shirt', named(/Duty Shirt/)],
  ['duty holster', named(/Duty Holster/)],
  ['duty belt', named(/Duty Belt/)],
  ['key ring holder', named(/Key Ring Holder/)],
  ['keyring', named(/Key Ring/)],
  ['plate carrier', named(/Plate Carrier/)],
  ['chest rig', named(/Chest Rig/)],
  ['cross draw vest', named(/Cross-Draw Vest/)],
  ['emt pants', named(/EMT Pant/)],
  ['uniform trousers', named(/Uniform Trouser/)],
  ['cargo pants', named(/Cargo Pant/)],
  ['class b cargo pant', named(/Class B Cargo Pant/)],
  ['olive drab cargo pants', all(named(/Cargo Pant/), colored('Olive Drab'))],
  ['pants 44 unhemmed', all(under('pants'), sized('44', 'Unhemmed'))],
  ['3xl crew t shirt', all(named(/Crew T-Shirt/), sized('3XL'))],
  ['xxl polo', all(named(/Polo Shirt/), any(sized('XXL'), sized('2XL')))],
  ['field jacket navy', all(named(/Field Jacket/), colored('Navy'))],
  ['softshell jacket', named(/Soft Shell Jacket/)],
  ['led flashlight', named(/LED Flashlight/)],
  ['torch', named(/LED Flashlight/)],
  ['800 lumens', saying(/Lumens 800/)],
  ['personal alarm', named(/Personal Alarm/)],
  ['backpack', named(/Assault Pack/)],
  ['cuffs', named(/Handcuffs/)],
  ['cuff case', named(/Cuff Case/)],
  ['radio pouch', named(/Radio Holder/)],
  ['mag pouch', named(/Magazine Pouch/)],
  ['badge holder', named(/Badge Holder/)],
  ['name tag', named(/Name Plate/)],
  ['gold collar pins', all(named(/Collar Pins/), colored('Gold'))],
  ['shield badge', named(/Shield Badge/)],
  ['oc spray', any(named(/Pepper Spray/), named(/Pepper Gel/))],
  ['pepper gel', named(/Pepper Gel/)],
  ['taser', named(/Stun Gun/)],
  ['co2 launcher', named(/CO2 Launcher/)],
  ['oxford', named(/Oxford Shoe/)],
  ['8 inch boots', named(/8-inch Boot/)],
  ['6" side zip boot', named(/6-inch Side Zip Boot/)],
  ['sage boots size 15', all(named(/Boot/), colored('Sage'), sized('15'))],
  ['patrol gloves', named(/Patrol Gloves/)],
  ['night shift gloves', all(named(/Night Shift/), named(/Gloves/))],
  ['duty cap', named(/Duty Cap/)],
  ['hat', named(/Duty Cap/)],
  ['redoubt boots', all(of('Redoubt'), named(/Boot/))],
  ['calder and pike shirt', all(of('Calder & Pike'), named(/Shirt/))],
  ['post patrol pants', all(of('Post & Patrol'), under('pants'))],
  ['kestrel flashlight', all(of('Kestrel'), named(/Flashlight/))],
  ['graywater', of('Graywater')],
  ['ironwell vest', all(of('Ironwell'), named(/Vest|Plate Carrier|Chest Rig/))],
  ['quill ridge jacket', all(of('Quill Ridge'), named(/Jacket/))],
  ['ripstop shirt', all(named(/Shirt/), saying(/ripstop/))],
  ['molle vest', all(named(/Vest|Plate Carrier|Chest Rig/), saying(/MOLLE/))],
  ['composite toe boots', all(named(/Boot/), saying(/Composite toe/))],
  ['combat shrit', named(/Combat Shirt/)],
  ['assualt pack', named(/Assault Pack/)],
  ['pepper spary', named(/Pepper Spray/)],
  ['magazin pouch', named(/Magazine Pouch/)],
  ['meridan tactical holster', all(of('Meridian Tactical'), named(/Holster/))],
  ['stonegate jaket', all(of('Stonegate'), named(/Jacket/))],
  ['hancuffs', named(/Handcuffs/)],
];
