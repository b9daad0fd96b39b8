import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PICTURES } from '@/scripts/test-browsers/sheets';
import { templates } from '../../e2e/templates';
import { fillList } from '../fill-list';
import { test } from '../fixtures';
import { signIn } from '../sign-in';

for (const { name, path, isUnknown, isProtected, order } of templates) {
  test(name, async ({ visitor, site }, { project }) => {
    if (isUnknown) site.allow404(path);
    if (isProtected) await signIn(visitor);
    if (order?.length) await fillList(visitor, order);
    await visitor.visit(path);
    await visitor.see('h1');
    // Answers of a search, and the goods of a list, are what is to be seen of their pages.
    await visitor.gone('main [role=status]', /^(Searching|Loading)/);
    if (order) await visitor.see('main textarea');
    // Pictures that wait for scrolling would leave gaps.
    await visitor.run(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((seen) => setTimeout(seen, 100));
      }
      scrollTo({ top: 0, behavior: 'instant' });
      // A first page is drawn without the font of texts.
      document.documentElement.dataset.fonts = '';
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
    });
    const file = join(PICTURES, project.name.replaceAll(' ', '-'), `${name.replace(/\W+/g, '-')}.png`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await visitor.picture(true));
  });
}
