import { CATEGORIES } from '../lib/catalogue/categories';
import { placeholderFile } from '../lib/catalogue/pictures';
import { appIcon, heroScene, notFoundScene, placeholder } from './scenes';

/** The drawings that belong to pages rather than to products: file name and how to draw it. */
export function sceneFiles(): [file: string, render: () => string][] {
  return [
    ['hero.svg', heroScene],
    ['not-found.svg', notFoundScene],
    ['app-icon.svg', appIcon],
    ...CATEGORIES.map(({ key }): [string, () => string] => [placeholderFile(key), () => placeholder(key)]),
  ];
}
