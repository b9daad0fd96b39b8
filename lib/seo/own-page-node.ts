import 'server-only';
import type { AboutPage, WebPage, WithContext } from 'schema-dts';
import type { OwnPage } from '../site/own-pages/parse-page';
import { unlinkedRoutes } from '../site/unlinked-routes';
import { CONTEXT } from './json-ld';
import { absolute } from './metadata';

/** A page of the owner's for search engines, with the day of its last change. */
export function ownPageNode({ name, title, description, date }: OwnPage): WithContext<WebPage | AboutPage> {
  return {
    '@context': CONTEXT,
    '@type': /^about(?:-us)?$/.test(name) ? 'AboutPage' : 'WebPage',
    name: title,
    ...(description && { description }),
    url: absolute(unlinkedRoutes.ownPage(name)),
    ...(date && { dateModified: date }),
  };
}
