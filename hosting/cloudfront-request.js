// Made by scripts/hosting: a CloudFront function (cloudfront-js-2.0) for viewer requests.
const MOVED = [
  [
    "^/tactical_gear/(.*)$",
    "/tactical-gears/$1"
  ]
];

function handler(event) {
  const request = event.request;
  for (const [pattern, target] of MOVED) {
    if (new RegExp(pattern).test(request.uri)) return move(request, request.uri.replace(new RegExp(pattern), target));
  }
  const last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (last === '') request.uri += 'index.html';
  else if (!last.includes('.')) return move(request, `${request.uri}/`);
  return request;
}

function move(request, path) {
  const query = Object.entries(request.querystring).flatMap(([name, entry]) =>
    (entry.multiValue || [entry]).map(({ value }) => (value === '' ? name : `${name}=${value}`)),
  );
  // Two slashes at the start would lead to another site.
  const address = path.replace(/^\/+/, '/') + (query.length > 0 ? `?${query.join('&')}` : '');
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: address } } };
}
