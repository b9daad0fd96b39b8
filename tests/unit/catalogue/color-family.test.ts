import { colorFamily } from '@/lib/catalogue/colors/color-family';

test.each([
  ['Black', '#121212', 'Black'],
  ['Charcoal', '#3B4046', 'Gray'],
  ['Chrome', '#D3D8DC', 'Silver'],
  ['Silver Tan', '#B7A98A', 'Tan & khaki'],
  ['White', '#FFFFFF', 'White'],
  ['LAPD Navy', '#101A30', 'Navy & blue'],
  ['Olive Drab', '#4B5320', 'Green & olive'],
  ['Khaki', '#B9A67C', 'Tan & khaki'],
  ['Coyote Brown', '#7B5B3A', 'Brown'],
  ['Range Red', '#9E1B26', 'Red'],
  ['Orange', '#FF6A13', 'Orange'],
  ['Gold', '#C9A227', 'Yellow & gold'],
  ['Pink', '#F28CB1', 'Pink'],
  ['Purple', '#6B3FA0', 'Purple'],
  ['MultiCam', '#7E765A', 'Camouflage'],
])('%s %s is %s', (name, hex, family) => {
  expect(colorFamily({ name, hex })).toBe(family);
});
