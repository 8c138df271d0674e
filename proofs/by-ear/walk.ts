import type { Visitor } from './visitor.ts';

/** The focused element: the `name` of a control, or the text of a button or a link. */
interface Stop {
  readonly name: string;
  readonly value: string;
  readonly kind: string;
}

export type Plan = Readonly<Record<string, (stop: Stop) => Promise<unknown>>>;

const stop = `(({ activeElement: at }) => ({ name: at.name || at.getAttribute('aria-label') || at.textContent.trim(), value: at.value ?? '', kind: at.type ?? '' }))(document)`;

/** Moves through a page by Tab, and answers the questions in a plan on the way. */
export function walker(visitor: Visitor) {
  const { press, read, write } = visitor;
  const here = () => read<Stop>(stop);

  /**
   * Presses Tab until the element with the name `last` has the focus. Performs the plan's action at each focused
   * element.
   */
  async function walk(last: string, plan: Plan = {}) {
    const been: string[] = [];
    while (been.length < 90) {
      await press('Tab');
      const at = await here();
      been.push(at.name);
      if (at.name.startsWith(last)) return;
      await plan[at.name]?.(at);
    }
    throw new Error(`Tab never came to «${last}»: ${been.join(', ')}`);
  }
  const writes = (text: string) => () => write(text);
  const chooses = (value: string) => async (first: Stop) => {
    let at = first;
    for (let moves = 0; at.value !== value && moves < 12; moves += 1) {
      await press('r');
      at = await here();
    }
    await press('space');
  };
  const ticks =
    (...values: readonly string[]) =>
    async ({ value }: Stop) => {
      if (values.includes(value)) await press('space');
    };
  const day = (name: string, of: string): Plan => {
    const [year = '', month = '', date = ''] = of.split('-');
    return {
      [`${name}.giorno`]: writes(String(Number(date))),
      [`${name}.mese`]: writes(String(Number(month))),
      [`${name}.anno`]: writes(year),
    };
  };
  return { here, walk, writes, chooses, ticks, day };
}
