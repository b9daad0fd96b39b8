import { asset } from '../site/routes';

/** The published catalogue as JSON; anything but an answer with JSON in it rejects. */
export async function fetchCatalogue(): Promise<unknown> {
  const response = await fetch(asset('/catalogue.json'), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  return response.json();
}
