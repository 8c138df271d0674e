import { go } from 'e2e/support/pages/visitor';
import { giulia } from 'e2e/support/people/people';
import type { Browser } from 'playwright';
import { settled, visit } from './visit.ts';

/**
 * Presses 'Continua' on a complete page 1 on a slow phone. Returns the ms until the next page shows its title,
 * including all validations and saves.
 */
export function nextPage(browser: Browser, url: string): Promise<number> {
  return visit(browser, { slowed: true }, async ({ page }) => {
    await page.goto(url);
    await giulia().fill(page);
    await settled(page);
    const button = await go(page).boundingBox();
    if (!button) throw new Error("bench: there is no 'Continua'");
    const turned = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const title = () => document.querySelector('h2')?.textContent;
          const before = title();
          new MutationObserver((_, observer) => {
            if (title() === before) return;
            observer.disconnect();
            requestAnimationFrame(() =>
              setTimeout(() => resolve(performance.now() - window.notes.pressed)),
            );
          }).observe(document, { subtree: true, childList: true, characterData: true });
        }),
    );
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
    return turned;
  });
}
