const sheets = import.meta.glob<string>('../../../packages/*/src/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A token of the style sheets: its value in light mode, and its value in dark mode if that differs. */
export interface Token {
  readonly name: string;
  readonly light: string;
  readonly dark: string | undefined;
}

function tokensIn(css: string): readonly Token[] {
  const light = declaredIn(blockOf(css, '.q {'));
  const dark = new Map(declaredIn(blockOf(css, '.q[data-q-theme="dark"] {')));
  return light.map(([name, value]) => ({ name, light: value, dark: dark.get(name) }));
}

function blockOf(css: string, opening: string): string {
  const start = css.indexOf(opening);
  return css.slice(start, css.indexOf('}', start));
}

const declaredIn = (block: string) =>
  [...block.matchAll(/(--q-[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')] as const,
  );

/** Returns the distances in the style sheets, in px, and how often each is used. */
function distancesIn(css: string): readonly (readonly [number, number])[] {
  const found = new Map<number, number>();
  for (const [, value = ''] of css.matchAll(/(?:gap|padding|margin)[\w-]*:\s*([^;}]+)/g))
    for (const [, px] of value.matchAll(/(?<![\w.-])(\d+)px/g))
      found.set(Number(px), (found.get(Number(px)) ?? 0) + 1);
  return [...found].filter(([px]) => px > 0).sort(([a], [b]) => a - b);
}

const tokensSheet =
  Object.entries(sheets).find(([path]) => path.endsWith('/tokens.css'))?.[1] ?? '';

export const tokens = tokensIn(tokensSheet);
export const distances = distancesIn(Object.values(sheets).join('\n'));
