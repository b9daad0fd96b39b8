import { contentSecurityPolicy } from '@/scripts/build/content-security-policy';

const ORIGINS = {
  contact: 'https://contact.example',
  publish: ['https://git.example'],
  pictures: ['https://photos.example'],
};

test('a page of the shop runs only known scripts, and may send the contact form', () => {
  expect(contentSecurityPolicy('shopper', ['abc='], ORIGINS).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc='",
    "style-src 'self'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self' https://contact.example",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self' https://contact.example",
    "base-uri 'none'",
  ]);
});
