import { siteUrlError, siteUrlWarning } from '@/scripts/build/site-url';

const GIVEN = { SITE_URL: 'http://localhost:4173' };

describe('a build that knows no address of the site', () => {
  test.each(['true', '1', 'TRUE', 'woodpecker'])('does not begin where CI is %s', (CI) => {
    expect(siteUrlError({ CI })).toContain('SITE_URL=https://www.example.com npm run build');
    expect(siteUrlError({ CI, SITE_URL: '' })).toContain('not known');
  });

  test.each([undefined, '', '0', 'false'])('begins where CI is %s, and ends with a warning', (CI) => {
    expect(siteUrlError({ CI })).toBeUndefined();
    expect(siteUrlWarning({ CI })).toMatch(
      /SITE_URL is not set.*http:\/\/localhost:4173[\s\S]*\n {2}SITE_URL=.* npm run build$/,
    );
  });

  test('one to which it was named begins anywhere and ends without a word', () => {
    for (const env of [GIVEN, { NETLIFY: 'true', URL: 'https://a.example' }]) {
      expect([siteUrlError({ CI: 'true', ...env }), siteUrlWarning(env)]).toEqual([undefined, undefined]);
    }
  });
});
