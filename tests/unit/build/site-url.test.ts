import { siteUrlError, siteUrlWarning } from '@/scripts/build/site-url';

const GIVEN = { SITE_URL: 'http://localhost:4173' };

describe('a build without SITE_URL', () => {
  test.each(['true', '1', 'TRUE', 'woodpecker'])('fails if CI is %s', (CI) => {
    expect(siteUrlError({ CI })).toContain('SITE_URL=https://www.example.com npm run build');
    expect(siteUrlError({ CI, SITE_URL: '' })).toContain('not known');
  });

  test.each([undefined, '', '0', 'false'])('runs if CI is %s, and ends with a warning', (CI) => {
    expect(siteUrlError({ CI })).toBeUndefined();
    expect(siteUrlWarning({ CI })).toMatch(
      /SITE_URL is not set.*http:\/\/localhost:4173[\s\S]*\n {2}SITE_URL=.* npm run build$/,
    );
  });

  test('has no error and no warning if the address is set or detected', () => {
    for (const env of [GIVEN, { NETLIFY: 'true', URL: 'https://a.example' }]) {
      expect([siteUrlError({ CI: 'true', ...env }), siteUrlWarning(env)]).toEqual([undefined, undefined]);
    }
  });
});
