import currencies from 'country-to-currency';
import { closestMatch } from '../../edit-distance';
import { foldText } from '../../fold';

/** A country with its main locale and currency: IE, en-IE, EUR. */
export type Country = { region: string; locale: string; currency: string };

/** Common names that CLDR does not have. */
const OTHER_NAMES = { usa: 'US', uk: 'GB', 'great britain': 'GB', england: 'GB', holland: 'NL', turkey: 'TR' };

/** Regions by folded name, in English and in the main language of the region. */
let regionsByName: ReadonlyMap<string, string> | undefined;

function getRegions(): ReadonlyMap<string, string> {
  const names = (region: string) => ['en', mainLocale(region)].map((language) => foldText(nameOf(region, language)));
  const regions = Object.keys(currencies);
  regionsByName ??= new Map([
    ...regions.flatMap((region) => names(region).map((name): [string, string] => [name, region])),
    ...Object.entries(OTHER_NAMES),
  ]);
  return regionsByName;
}

const nameOf = (region: string, language: string) =>
  new Intl.DisplayNames(language, { type: 'region' }).of(region) ?? region;

/** The locale of a region with its main language: 'IE' -> 'en-IE'. */
const mainLocale = (region: string) => `${new Intl.Locale(`und-${region}`).maximize().language}-${region}`;

/** The canonical name of a locale that the runtime supports: 'en-ie' -> 'en-IE'. Undefined for any other text. */
export function supportedLocale(name: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(name)[0];
  } catch {
    return undefined;
  }
}

/**
 * Finds a country by its name in English or in its main language, its ISO 3166 code, or a locale, which keeps its language:
 * 'Deutschland', 'IE', 'de_AT'. Undefined for anything else.
 */
export function findCountry(text: string): Country | undefined {
  const locale = supportedLocale(text.trim().replace('_', '-'));
  const regionOfLocale = locale && new Intl.Locale(locale).region;
  const region = getRegions().get(foldText(text)) ?? regionOfLocale ?? text.trim().toUpperCase();
  const currency = currencies[region as keyof typeof currencies];
  return currency && { region, locale: locale && regionOfLocale ? locale : mainLocale(region), currency };
}

/** Corrects a mistyped country: 'Irland' -> 'Ireland', in English. Undefined if no name is similar. */
export function nearestCountry(text: string): string | undefined {
  const typed = foldText(text);
  const name = closestMatch(typed, getRegions().keys(), Math.min(2, Math.floor(typed.length / 3)));
  return name && nameOf(`${getRegions().get(name)}`, 'en');
}
