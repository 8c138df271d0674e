import type { Settings } from '@preventivo/funnel/settings';

/** What the element of a page asks for. */
export interface Asked {
  /** The id of the line, `travel`. */
  readonly line: string;
  readonly settings: Settings;
}

/** The attributes that are read. */
export const attributes = ['line', 'api', 'theme', 'layout'] as const;

/**
 * The attributes of an element over its property `settings`: what stands in the HTML holds.
 * @param own the property
 */
export function askedOf(element: Element, own: Settings): Asked {
  const [line, api, mode, layout] = attributes.map((name) => element.getAttribute(name)?.trim());
  const base = api?.replace(/\/+$/, '');
  return {
    line: line ?? '',
    settings: {
      ...own,
      ...(base && { api: { ...own.api, user: base, quote: `${base}/{line}` } }),
      // What no theme is called is told with the other settings.
      ...(mode && { theme: { ...own.theme, mode: mode as 'light' } }),
      ...(layout && { layout }),
    },
  };
}

/**
 * Why nothing can be asked here, in a sentence for who writes the page; undefined where something can.
 * @param lines the ids of those there are
 */
export function problemOf(
  { line, settings: { api } }: Asked,
  lines: readonly string[],
): string | undefined {
  if (!line) return `it has no attribute \`line\`. There are ${lines.join(', ')}.`;
  if (!lines.includes(line)) return `there is no line '${line}'. There are ${lines.join(', ')}.`;
  if (!api?.user || !api.quote) return 'it does not know its back end. It has no attribute `api`.';
  return undefined;
}
