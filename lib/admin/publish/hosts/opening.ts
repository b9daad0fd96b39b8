import type { Place } from '../../../site/publish-place';
import type { Limits } from './ask-host';

/** What it takes to speak to a host. */
export type Opening = { place: Place; token: string; fetch: typeof globalThis.fetch; limits: Limits };

/** A path as a part of an address: its slashes stay. */
export const inAddress = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The first line of a commit's message. */
export const titleOf = (message: string): string => message.split('\n', 1)[0] ?? '';
