import type { Page } from '@playwright/test';

/**
 * Returns the elements that look the same in two opposite states when the browser forces colours. It compares chosen
 * cards, ticked checkboxes, the current step and fields with an error.
 */
export const lookAlikes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const drawn = [
      'borderTopWidth',
      'borderTopStyle',
      'borderRightWidth',
      'borderBottomWidth',
      'borderBottomColor',
      'borderTopColor',
      'outlineStyle',
      'outlineWidth',
      'backgroundColor',
      'fontWeight',
      'textDecorationLine',
      'opacity',
      'display',
      'content',
    ] as const;
    const drawing = (one: Element, part?: string) => {
      const style = getComputedStyle(one, part);
      return drawn.map((name) => style[name]).join(' ');
    };
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const nameOf = (one: Element) =>
      one.getAttribute('name') ?? one.textContent?.trim().slice(0, 40) ?? '';

    /**
     * Compares each element with the first visible element in the opposite state. Without such an element, does
     * nothing.
     */
    const compare = (what: string, those: Element[], others: Element[], parts: string[] = []) => {
      const draw = (one: Element) =>
        [drawing(one), ...parts.map((part) => drawing(one, part))].join('|');
      const other = others.find(isShown);
      for (const one of those.filter(isShown))
        if (other && draw(one) === draw(other)) found.add(`${what} ${nameOf(one)}`);
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    // Exclude focused elements: the focus ring changes their look.
    const rest = ':not(:focus-within, :focus)';
    for (const group of all('.q-cards')) {
      const cards = (state: string) => [
        ...group.querySelectorAll(`.q-card${rest}:has(> ${state})`),
      ];
      compare('chosen:', cards(':checked'), cards(':not(:checked):enabled'));
    }
    compare('ticked:', all(`.q-disc:checked${rest}`), all(`.q-disc:not(:checked)${rest}`), [
      '::before',
    ]);
    compare('current:', all('.q-step[aria-current]'), all('.q-step:not([aria-current])'));
    compare(
      'wrong:',
      all(`.q-input[aria-invalid="true"]${rest}`),
      all(`.q-input:not([aria-invalid="true"])${rest}`),
    );
    for (const error of all('.q-error').filter(isShown)) {
      const icon = error.querySelector('svg');
      if (!icon || getComputedStyle(icon).color === getComputedStyle(document.body).backgroundColor)
        found.add(`no sign before ${nameOf(error)}`);
    }
    return [...found];
  });
