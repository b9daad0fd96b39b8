// Made by scripts/hosting: a CloudFront function (cloudfront-js-2.0) for viewer requests.
const MOVED = [
  ["^/clothing/jacket/?$","/clothing/jackets/"],
  ["^/category/clothing/jackets/?$","/clothing/jackets/"],
  ["^/category/clothing/jacket/?$","/clothing/jackets/"],
  ["^/clothing/shirt/?$","/clothing/shirts/"],
  ["^/category/clothing/shirts/?$","/clothing/shirts/"],
  ["^/category/clothing/shirt/?$","/clothing/shirts/"],
  ["^/clothing/pant/?$","/clothing/pants/"],
  ["^/category/clothing/pants/?$","/clothing/pants/"],
  ["^/category/clothing/pant/?$","/clothing/pants/"],
  ["^/clothing/t-shirt/?$","/clothing/t-shirts/"],
  ["^/category/clothing/t-shirts/?$","/clothing/t-shirts/"],
  ["^/category/clothing/t-shirt/?$","/clothing/t-shirts/"],
  ["^/badges-and-holders/(.*)$","/badges/$1"],
  ["^/duty-gear/(.*)$","/duty/$1"],
  ["^/tactical_gear/(.*)$","/tactical-gears/$1"],
  ["^/tactical-gear/(.*)$","/tactical-gears/$1"],
  ["^/tactical-gears/key-ring/?$","/tactical-gears/key-rings/"],
  ["^/category/tactical_gear/key-rings/?$","/tactical-gears/key-rings/"],
  ["^/category/tactical_gear/key-ring/?$","/tactical-gears/key-rings/"],
  ["^/tactical-gears/led-flashlight/?$","/tactical-gears/led-flashlights/"],
  ["^/category/tactical_gear/led-flashlights/?$","/tactical-gears/led-flashlights/"],
  ["^/category/tactical_gear/led-flashlight/?$","/tactical-gears/led-flashlights/"],
  ["^/tactical-gears/tactical-vest/?$","/tactical-gears/tactical-vests/"],
  ["^/category/tactical_gear/tactical-vests/?$","/tactical-gears/tactical-vests/"],
  ["^/category/tactical_gear/tactical-vest/?$","/tactical-gears/tactical-vests/"],
  ["^/tactical-gears/spray/?$","/tactical-gears/sprays/"],
  ["^/category/tactical_gear/sprays/?$","/tactical-gears/sprays/"],
  ["^/category/tactical_gear/spray/?$","/tactical-gears/sprays/"],
  ["^/tactical-gears/gun/?$","/tactical-gears/guns/"],
  ["^/category/tactical_gear/guns/?$","/tactical-gears/guns/"],
  ["^/category/tactical_gear/gun/?$","/tactical-gears/guns/"],
  ["^/category/tactical_gear/all-tactical-gear/?$","/tactical-gears/all-tactical-gear/"],
  ["^/footwear/boot/?$","/footwear/boots/"],
  ["^/category/footwear/boots/?$","/footwear/boots/"],
  ["^/category/footwear/boot/?$","/footwear/boots/"],
  ["^/footwear/tactical-boot/?$","/footwear/tactical-boots/"],
  ["^/category/footwear/tactical-boots/?$","/footwear/tactical-boots/"],
  ["^/category/footwear/tactical-boot/?$","/footwear/tactical-boots/"],
  ["^/accessories/cap/?$","/accessories/caps/"],
  ["^/category/accessories/caps/?$","/accessories/caps/"],
  ["^/category/accessories/cap/?$","/accessories/caps/"],
  ["^/accessories/belt/?$","/accessories/belts/"],
  ["^/category/accessories/belts/?$","/accessories/belts/"],
  ["^/category/accessories/belt/?$","/accessories/belts/"],
  ["^/accessories/chain-cuff/?$","/accessories/chain-cuffs/"],
  ["^/category/accessories/chain-cuffs/?$","/accessories/chain-cuffs/"],
  ["^/category/accessories/chain-cuff/?$","/accessories/chain-cuffs/"],
  ["^/accessories/glove/?$","/accessories/gloves/"],
  ["^/category/accessories/gloves/?$","/accessories/gloves/"],
  ["^/category/accessories/glove/?$","/accessories/gloves/"],
  ["^/accessories/all-accessorie/?$","/accessories/all-accessories/"],
  ["^/accessories/all-accessory/?$","/accessories/all-accessories/"],
  ["^/category/accessories/all-accessories/?$","/accessories/all-accessories/"],
  ["^/category/accessories/all-accessorie/?$","/accessories/all-accessories/"],
  ["^/category/accessories/all-accessory/?$","/accessories/all-accessories/"],
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
  const end = query.length > 0 && !/[?#]/.test(path) ? `?${query.join('&')}` : '';
  // Two slashes at the start would lead to another site.
  const address = path.replace(/^\/+/, '/') + end;
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: address } } };
}
