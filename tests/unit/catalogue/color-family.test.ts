import { colorFamily } from '@/lib/catalogue/colors/color-family';

test.each([
  ['Black', '#121212', 'Black'],
  ['Basketweave', '#1E1B19', 'Black'],
  ['Charcoal', '#3B4046', 'Gray'],
  ['Wolf Gray', '#75797C', 'Gray'],
  ['Chrome', '#D3D8DC', 'Silver'],
  ['Nickel', '#C3C7CB', 'Silver'],
  ['Silver Tan', '#B7A98A', 'Tan & khaki'],
  ['White', '#FFFFFF', 'White'],
  ['LAPD Navy', '#101A30', 'Navy & blue'],
  ['Light Blue', '#9DB8D6', 'Navy & blue'],
  ['Sage', '#7C876D', 'Green & olive'],
  ['Olive Drab', '#4B5320', 'Green & olive'],
  ['Khaki', '#B9A67C', 'Tan & khaki'],
  ['Coyote Brown', '#7B5B3A', 'Brown'],
  ['Coyote', '#81613C', 'Brown'],
  ['Brown', '#4E3B2A', 'Brown'],
  ['Range Red', '#9E1B26', 'Red'],
  ['Orange', '#FF6A13', 'Orange'],
  ['Gold', '#C9A227', 'Yellow & gold'],
  ['Pink', '#F28CB1', 'Pink'],
  ['Purple', '#6B3FA0', 'Purple'],
  ['MultiCam', '#7E765A', 'Camouflage'],
  ['Woodland Camo', '#4C5A3B', 'Camouflage'],
])('%s %s is %s', (name, hex, family) => {
  expect(colorFamily({ name, hex })).toBe(family);
});
