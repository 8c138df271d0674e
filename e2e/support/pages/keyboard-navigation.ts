import type { Page } from '@playwright/test';

/** An element that has received focus by Tab. */
export interface Stop {
  /** The `name` of a control, or the text of a button or a link. */
  readonly name: string;
  /** The `value` attribute, for example of a radio button or a checkbox. */
  readonly value: string;
  /** Whether the element comes after the previous one in document order. */
  readonly follows: boolean;
  /** The height of the element's part behind the sticky bar, in px. */
  readonly covered: number;
}

export async function press(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key);
  return here(page);
}

export function here(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    // After a key, the page may render in the next frame and scroll in the following one.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const at = document.activeElement ?? document.body;
    const before = Reflect.get(window, 'stopBefore');
    Reflect.set(window, 'stopBefore', at);
    // If the previous element was removed, it has no position to compare with.
    const known = before instanceof Element && before.isConnected && before !== at;
    const following = Node.DOCUMENT_POSITION_FOLLOWING;
    const follows = !known || (before.compareDocumentPosition(at) & following) !== 0;

    const bar =
      at.closest('.q-bar') || at === document.body ? null : document.querySelector('.q-bar');
    const sticks = bar && getComputedStyle(bar).position === 'sticky';
    const under = (target: Element) => {
      const [own, over] = [target.getBoundingClientRect(), bar?.getBoundingClientRect()];
      return over ? Math.min(own.bottom, over.bottom) - Math.max(own.top, over.top) : 0;
    };
    return {
      name:
        at.getAttribute('name') ?? (at.getAttribute('aria-label') || at.textContent?.trim() || ''),
      value: at.getAttribute('value') ?? '',
      follows,
      covered: sticks ? Math.max(0, Math.round(under(at))) : 0,
    };
  });
}

/** The actions at focused elements, by the element's name. */
export type Plan = Readonly<Record<string, (stop: Stop) => Promise<unknown>>>;

/**
 * Presses Tab until the button with the name `last` has the focus. Performs the plan's action at each focused element.
 * Returns the elements.
 */
export async function walk(page: Page, plan: Plan, last: string): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 120) {
    const stop = await press(page, 'Tab');
    stops.push(stop);
    if (stop.name === last) return stops;
    await plan[stop.name]?.(stop);
  }
  throw new Error(`Tab never came to '${last}': ${stops.map(({ name }) => name).join(', ')}`);
}
