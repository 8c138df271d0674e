import type { Browser } from '@playwright/test';

type Shown = readonly (readonly [caption: string, picture: Buffer | undefined])[];

/**
 * The width at which an image shows a screenshot, in px. A phone's screenshot keeps its size; a desktop's is reduced.
 */
const shownWidth = (name: string) => (name.endsWith('-390') ? 360 : 640);

export const webp = (browser: Browser, png: Buffer, name: string): Promise<Buffer> =>
  drawn(browser, image(png, name), shownWidth(name), 'body { margin: 0 }');

/** Returns an image as WebP: several screenshots of one screen side by side, each with a caption. */
export function beside(browser: Browser, name: string, shown: Shown): Promise<Buffer> {
  const figures = shown.map(
    ([caption, picture]) =>
      `<figure><figcaption>${caption}</figcaption>${picture ? image(picture, name) : '<p>Non c’era.</p>'}</figure>`,
  );
  const width = (shownWidth(name) + 16) * shown.length + 16;
  return drawn(
    browser,
    figures.join(''),
    width,
    `body { margin: 0; padding: 16px; display: flex; gap: 16px; align-items: start; background: #888 }
     figure, p { margin: 0; width: ${shownWidth(name)}px } figcaption { font: 600 16px sans-serif; padding-bottom: 8px }`,
  );
}

function image(picture: Buffer, name: string): string {
  const type = picture.subarray(0, 4).toString() === 'RIFF' ? 'webp' : 'png';
  const source = `data:image/${type};base64,${picture.toString('base64')}`;
  return `<img src="${source}" alt="" style="display:block;width:${shownWidth(name)}px">`;
}

async function drawn(
  browser: Browser,
  body: string,
  width: number,
  style: string,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.setContent(`<!doctype html><style>${style}</style>${body}`);
  const height = await page.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 55,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await page.close();
  return Buffer.from(data, 'base64');
}
