import sharp from 'sharp';
import { composeShareImage, markSvg } from '@/scripts/build/share-images';

jest.mock('server-only', () => ({}), { virtual: true });

const colors = { ink: '#101010', paper: '#fdfdfd' };
/** The paper color, mixed with white. */
const CARD = '#fefefe';
const MARK = 'M4 4h24v24H4Z';
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><defs><linearGradient id="a"><stop stop-color="#f00"/></linearGradient></defs><path fill="url(#a)" d="M0 0h60v60H0z"/></svg>';

/** The color of a pixel as '#rrggbb', and the size of the image. */
async function render(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return `#${data.subarray(start, start + 3).toString('hex')}`;
  };
  return { size: `${info.width} x ${info.height}`, colorAt };
}

test('the mark is in the panel, and the picture is centered in the rest, on the background of the shop', async () => {
  const { size, colorAt } = await render(
    composeShareImage({ picture: SQUARE, logo: markSvg(MARK, '#00ff00'), colors }),
  );
  expect(size).toBe('1200 x 630');
  expect([colorAt(128, 10), colorAt(128, 315)]).toEqual(['#101010', '#00ff00']);
  expect([440, 728, 1015].map((x) => colorAt(x, 315))).toEqual(['#ff0000', '#ff0000', '#ff0000']);
  expect([colorAt(420, 315), colorAt(1030, 315)]).toEqual([CARD, CARD]);
});

test('a picture in light colors is on the dark color of the shop', async () => {
  const { colorAt } = await render(
    composeShareImage({ picture: SQUARE, logo: markSvg(MARK, '#00ff00'), colors, isOnDark: true }),
  );
  expect([colorAt(128, 10), colorAt(420, 315)]).toEqual(['#212121', '#101010']);
});

test('without a picture the mark is centered, on the dark color of the shop', async () => {
  const { colorAt } = await render(composeShareImage({ picture: undefined, logo: markSvg(MARK, '#00ff00'), colors }));
  expect([colorAt(128, 315), colorAt(600, 315)]).toEqual(['#101010', '#00ff00']);
});

test('a logo and a picture with the same ids keep their colors', async () => {
  const { colorAt } = await render(
    composeShareImage({ picture: SQUARE, logo: SQUARE.replace('#f00', '#00f'), colors }),
  );
  expect([colorAt(128, 315), colorAt(728, 315)]).toEqual(['#0000ff', '#ff0000']);
});

test('fine translucent textures are removed, other patterns are not', async () => {
  const patterned = (width: number, drawing: string) =>
    SQUARE.replace(
      /<linearGradient.*<\/linearGradient>/,
      `<pattern id="a" width="${width}" height="60" patternUnits="userSpaceOnUse"><path d="M0 0h60v60H0z" ${drawing}/></pattern>`,
    );
  const middle = async (picture: string) =>
    (await render(composeShareImage({ picture, logo: markSvg(MARK, '#00ff00'), colors }))).colorAt(740, 315);
  expect(await middle(patterned(6, 'fill="#000" fill-opacity=".2"'))).toBe(CARD);
  expect(await middle(patterned(60, 'fill="#000" fill-opacity=".2"'))).not.toBe(CARD);
  expect(await middle(patterned(6, 'fill="#00f"'))).toBe('#0000ff');
});
