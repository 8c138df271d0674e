import type { Page } from '@playwright/test';

/**
 * Returns the touch targets that are too small or too close to each other. Too small is below 44 px in width or height,
 * or below 24 px for links in a text. Too close is below 8 px. The target of a radio button or checkbox includes its
 * label. Behind an open dialog, no target counts. Visually hidden elements (`q-hidden`), such as the honeypot, do not
 * count.
 */
export function hardToHit(page: Page) {
  return page.evaluate(() => {
    const rectOf = (element: Element) => {
      const label = element.matches('input[type=radio], input[type=checkbox]')
        ? element.closest('label')
        : null;
      return (label ?? element).getBoundingClientRect();
    };
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const scope = document.querySelector('dialog:modal') ?? document;
    const targets = [...scope.querySelectorAll('button, a[href], input, select, textarea, summary')]
      .filter((element) => shown(element) && !element.matches('[type=hidden], .q-hidden *'))
      .map((element) => {
        const name = element.getAttribute('name') ?? element.textContent?.trim() ?? '';
        return { element, name, rect: rectOf(element) };
      });
    const small = targets.filter(({ element, rect }) => {
      const least = element.closest('p, .q-links') && element.matches('a') ? 24 : 44;
      return rect.height < least || rect.width < least;
    });
    const near = targets.flatMap((one, index) =>
      targets.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.rect, other.rect];
        const apart = Math.max(
          Math.max(a.left, b.left) - Math.min(a.right, b.right),
          Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom),
        );
        const floats = one.element.closest('.q-bar') !== other.element.closest('.q-bar');
        const nested =
          one.element.closest('label') === other.element.closest('label') &&
          one.element.closest('label');
        const inText = [one, other].every(({ element }) => element.closest('.q-links'));
        return apart < 8 && !floats && !nested && !inText
          ? [`${one.name} | ${other.name}: ${Math.round(apart)} px`]
          : [];
      }),
    );
    const sizes = small.map(
      ({ name, rect }) => `${name}: ${Math.round(rect.width)}x${Math.round(rect.height)}`,
    );
    return { small: sizes, near };
  });
}
