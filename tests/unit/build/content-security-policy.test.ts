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

test('a page of the admin may publish, and loads pictures only from hosts of the catalogue', () => {
  const policy = contentSecurityPolicy('operator', [], ORIGINS).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "img-src 'self' data: blob: https://photos.example",
      "connect-src 'self' https://git.example",
      "form-action 'self'",
    ]),
  );
});
