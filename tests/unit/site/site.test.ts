import { telephoneLink } from '@/lib/site/site';

test.each([
  ['(555) 010-0142', 'tel:+15550100142'],
  ['+1 555 010 0142', 'tel:+15550100142'],
  ['+49 30 901820', 'tel:+4930901820'],
])('the link of %s is %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});
