import type { Feed } from './feed';

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org); `self` is its own absolute address. */
export function writeJsonFeed({ title, description, author, home, entries }: Feed, self: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    description,
    authors: [{ name: author, url: home }],
    language: 'en',
    items: entries.map(({ url, title: name, summary, image, html, time }) => ({
      id: url,
      url,
      title: name,
      summary,
      content_html: html,
      image,
      date_published: time,
      date_modified: time,
    })),
  });
}
