import { expect, type Page } from '@playwright/test';

/**
 * Simulates Chrome's translation, which replaces each text by two `<font>` elements, also after later changes. The
 * words stay the same, so that tests find them.
 */
export async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener('load', () => (${translation})())`);
}

/** Expects that React has changed no text node that the translation had removed. */
export async function expectNoStaleTexts(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'staleTexts')())).toEqual([]);
}

function translation() {
  const replaced: [Text, string][] = [];
  const run = () => {
    observer.disconnect();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const around = text.parentElement;
      if (!around || /^(FONT|SCRIPT|STYLE|TEXTAREA)$/.test(around.tagName) || !text.data.trim())
        continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      replaced.push([text, text.data]);
      text.replaceWith(outer);
    }
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  const observer = new MutationObserver(run);
  run();
  Reflect.set(window, 'staleTexts', () =>
    replaced.filter(([text, data]) => text.data !== data).map(([text]) => text.data),
  );
}
