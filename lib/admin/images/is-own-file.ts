import { imageAddressFault } from '../../catalogue/schema/image-address';

/** True for a valid path of a file of the shop: in `public/`, the data folder, or an upload. */
export const isOwnFile = (path: string): boolean => path.startsWith('/') && imageAddressFault(path) === undefined;
