import { inlineFaults, loadingFaults, machinePaths, pictureFaults } from './checks';
import { parseHtml, textOf } from './html';
import { faultsOf, files, isAdmin, isProduct, isStorefront, pages, readText } from './site';

const isListing = ({ html }: { html: string }) => /Showing \d+ of \d+ Products/.test(html);

test('no page has a style attribute, a <style>, an inline event handler or a javascript: address', () => {
  expect(faultsOf(pages, inlineFaults)).toEqual([]);
});

test('every picture has alt, width and height', () => {
  expect(faultsOf(pages, pictureFaults)).toEqual([]);
});

test('no two words are parted by a space between comments: browsers say them as one', () => {
  const glued = /[^>]{0,20}<!-- --> <!-- -->[^<]{0,20}/g;
  expect(faultsOf(pages, ({ html }) => html.match(glued) ?? [])).toEqual([]);
});

test('the first picture of every product is fetched first, the others when they come near', () => {
  const checked = pages.filter(isProduct);
  expect(checked.length).toBeGreaterThan(0);
  expect(faultsOf(checked, loadingFaults)).toEqual([]);
});

test('the first picture of the goods of every listing is fetched first, all others, above it too, when they come near', () => {
  const checked = pages.filter(isListing);
  expect(checked.length).toBeGreaterThan(0);
  const faults = faultsOf(checked, ({ elements }) => {
    const goods = elements.findIndex(({ name }) => name === 'article');
    return loadingFaults({ elements: [...elements.slice(goods), ...elements.slice(0, goods)] });
  });
  expect(faults).toEqual([]);
});

test('the first picture of the home page is fetched first, the others when they come near', () => {
  expect(
    faultsOf(
      pages.filter(({ path }) => path === '/'),
      loadingFaults,
    ),
  ).toEqual([]);
});

test('every product page has a picture', () => {
  const bare = pages.filter(isProduct).filter(({ elements }) => !elements.some(({ name }) => name === 'img'));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('every page of the store has its header, main part and footer once (spec 2)', () => {
  const faults = faultsOf(pages.filter(isStorefront), ({ elements }) =>
    ['header', 'main', 'footer'].flatMap((wanted) => {
      const count = elements.filter(({ name }) => name === wanted).length;
      return count === 1 ? [] : [`${count} ${wanted}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('no admin page has the header or the footer of the store (spec 2)', () => {
  const faults = faultsOf(pages.filter(isAdmin), ({ elements }) =>
    elements.filter(({ name }) => name === 'header' || name === 'footer').map(({ name }) => `a ${name}`),
  );
  expect(faults).toEqual([]);
});

test('no id stands twice in a page', () => {
  const faults = faultsOf(pages, ({ elements }) => {
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements have the id ${id}`);
  });
  expect(faults).toEqual([]);
});

test('no two parts of a page stand still under one name', () => {
  const faults = faultsOf(pages, ({ elements }) => {
    const names = elements.flatMap(({ attributes }) => attributes['data-static'] ?? []);
    return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `two parts are called ${name}`);
  });
  expect(faults).toEqual([]);
});

test('no source and no map of one is exported', () => {
  expect([...files].filter((file) => /\.(?:[cm]?tsx?|jsx|map)$/.test(file))).toEqual([]);
});

test('no file of the export names a folder of the machine that made it', () => {
  const texts = [...files].filter((file) => /\.(?:html|txt|js|css|json|svg|xml|webmanifest)$/.test(file));
  const faults = texts.flatMap((file) => machinePaths(readText(file), process.cwd()).map((path) => `${file}: ${path}`));
  expect(faults).toEqual([]);
});

const pageOf = (html: string) => ({ elements: parseHtml(html) });

test.each([
  ['<p class="x">style="y" onclick="z"</p><script>var s = "<p style=x>"</script>', []],
  ['<p style="color:red"></p>', ['<p style>']],
  ['<style>p{}</style>', ['a <style>']],
  ['<button onClick="x()"></button>', ['<button onclick>']],
  ['<a href="javascript:x()"></a>', ['<a href="javascript:">']],
])('inline code is found in %s', (html, faults) => {
  expect(inlineFaults(pageOf(html))).toEqual(faults);
});

test.each([
  ['<img src="a" alt="" width="1" height="2"/>', []],
  ['<img src="a" width="1" height="2"/>', ['a has no alt']],
  ['<img src="a" alt="b" width="auto"/>', ['a has no width', 'a has no height']],
])('the attributes of %s are judged', (html, faults) => {
  expect(pictureFaults(pageOf(html))).toEqual(faults);
});

test.each([
  ['<img src="a" fetchPriority="high"/><img src="b" loading="lazy"/>', []],
  ['', []],
  ['<img src="a" loading="lazy"/>', ['the first picture, a, is lazy', 'the first picture, a, has no high priority']],
  ['<img src="a" fetchPriority="high"/><img src="b" fetchPriority="high"/>', ['b is not lazy', 'b has high priority']],
])('the loading of %s is judged', (html, faults) => {
  expect(loadingFaults(pageOf(html))).toEqual(faults);
});

test.each([
  ['see /Users/someone/store/app.ts', ['/Users/someone/store/app.ts']],
  ['"/home/ci/build/x.js"', ['/home/ci/build/x.js']],
  ['file:///opt/site/a.mjs', ['file:///opt/site/a.mjs']],
  ['/srv/site/lib/a.ts', ['/srv/site']],
  ['https://store.example/home/ and /users/', []],
])('machine paths are found in %s', (text, found) => {
  expect(machinePaths(text, '/srv/site')).toEqual(found);
});

test('elements are read with their attributes, nesting and content', () => {
  const [div, image, paragraph, bold] = parseHtml(
    `<!DOCTYPE html><!-- <p> --><div data-a='1 > 0' hidden><img src="a"/><p>x <b>y</b></p></div>`,
  );
  expect(div).toMatchObject({ name: 'div', attributes: { 'data-a': '1 > 0', hidden: '' } });
  expect(image).toMatchObject({ name: 'img', attributes: { src: 'a' }, inner: '' });
  expect(paragraph).toMatchObject({ name: 'p', inner: 'x <b>y</b>' });
  expect(bold).toMatchObject({ name: 'b', inner: 'y' });
});

test('what looks like a tag inside a script is no element', () => {
  const elements = parseHtml('<script>if (a<b) "<p>"</script><i></i>');
  expect(elements.map(({ name }) => name)).toEqual(['script', 'i']);
});

test('the words of a page leave out tags, comments and scripts', () => {
  expect(textOf('<p>Showing <!-- -->9<!-- --> of <b>2</b>4</p><script>x</script><p>a &amp; b&#x27;s</p>')).toBe(
    "Showing 9 of 24 a & b's",
  );
});
