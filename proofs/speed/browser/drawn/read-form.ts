import type { Browser } from 'playwright';
import type { Tree } from './tree.ts';

/** Returns the body of a page as a tree that React can render. */
export async function readForm(browser: Browser, html: string): Promise<Tree> {
  const page = await browser.newPage({ javaScriptEnabled: true });
  try {
    await page.setContent(html, { waitUntil: 'commit' });
    return await page.evaluate(() => {
      // React has other names for some attributes, and accepts no text as `style`.
      const renamed: Record<string, string> = { class: 'className', for: 'htmlFor' };
      const read = (node: Element): Tree => {
        const attributes: Record<string, string> = {};
        for (const { name, value } of node.attributes) {
          if (name === 'style' || name === 'value') continue;
          attributes[renamed[name] ?? name] = value === '' ? name : value;
        }
        const children = [...node.childNodes].flatMap((child): Tree[] => {
          if (child instanceof Element) return [read(child)];
          return child.nodeType === Node.TEXT_NODE ? [child.textContent ?? ''] : [];
        });
        return [node.localName, attributes, children];
      };
      return ['div', {}, [...document.body.children].map(read)];
    });
  } finally {
    await page.close();
  }
}
