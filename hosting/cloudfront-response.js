// Made by scripts/hosting: a CloudFront function (cloudfront-js-2.0) for viewer responses.
const RULES = [
  ["^/(.*)$",{"x-content-type-options":"nosniff","referrer-policy":"strict-origin-when-cross-origin","permissions-policy":"accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()","cross-origin-opener-policy":"same-origin","content-security-policy":"frame-ancestors 'none'","x-frame-options":"DENY"}],
  ["^/admin/(.*)$",{"x-robots-tag":"noindex"}],
  ["^/drawings/(.*)$",{"content-security-policy":"default-src 'none'; sandbox; frame-ancestors 'none'"}],
  ["^/icons/(.*)$",{"content-security-policy":"default-src 'none'; sandbox; frame-ancestors 'none'"}],
  ["^/photographs/(.*)$",{"content-security-policy":"default-src 'none'; sandbox; frame-ancestors 'none'"}],
  ["^/share/(.*)$",{"content-security-policy":"default-src 'none'; sandbox; frame-ancestors 'none'"}],
  ["^/uploads/(.*)$",{"content-security-policy":"default-src 'none'; sandbox; frame-ancestors 'none'"}],
  ["^/_next/static/(.*)$",{"cache-control":"public, max-age=31536000, immutable"}],
  ["^/data/catalogue-(.*)$",{"cache-control":"public, max-age=31536000, immutable"}],
  ["^/data/sitemap-(.*)$",{"cache-control":"public, max-age=31536000, immutable"}],
  ["^/drawings/(.*)$",{"cache-control":"public, max-age=86400"}],
  ["^/icons/(.*)$",{"cache-control":"public, max-age=86400"}],
  ["^/photographs/(.*)$",{"cache-control":"public, max-age=86400"}],
  ["^/share/(.*)$",{"cache-control":"public, max-age=86400"}],
  ["^/uploads/(.*)$",{"cache-control":"public, max-age=86400"}],
  ["^/(.*)\\.md$",{"content-type":"text/markdown; charset=utf-8"}],
  ["^/(.*)\\.ndjson$",{"content-type":"application/x-ndjson; charset=utf-8"}],
  ["^/(.*)\\.webmanifest$",{"content-type":"application/manifest+json; charset=utf-8"}],
];

function handler(event) {
  const { request, response } = event;
  const headers = response.headers;
  headers['cache-control'] = { value: 'public, max-age=0, must-revalidate' };
  for (const [pattern, set] of RULES) {
    if (!new RegExp(pattern).test(request.uri)) continue;
    for (const [name, value] of Object.entries(set)) headers[name] = { value };
  }
  return response;
}
