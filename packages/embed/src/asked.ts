import type { Settings } from '@preventivo/funnel/settings';

/** The line and the settings that an element requests. */
export interface RequestedFunnel {
  readonly line: string;
  readonly settings: Settings;
}

/** The attributes that the element observes. */
export const attributes = ['line', 'api', 'theme', 'layout'] as const;

/**
 * Merges the attributes of an element into the settings of its `settings` property. Attributes take precedence.
 * @param own the value of the property
 */
export function requestedFunnel(element: Element, own: Settings): RequestedFunnel {
  const [line, api, mode, layout] = attributes.map((name) => element.getAttribute(name)?.trim());
  const base = api?.replace(/\/+$/, '');
  return {
    line: line ?? '',
    settings: {
      ...own,
      ...(base && { api: { ...own.api, user: base, quote: `${base}/{line}` } }),
      // The cast is safe: reading the settings reports an invalid mode.
      ...(mode && { theme: { ...own.theme, mode: mode as 'light' } }),
      ...(layout && { layout }),
    },
  };
}

/**
 * Returns a sentence for the page's author if the line cannot be rendered. Otherwise returns undefined.
 * @param lines the ids of the known lines
 */
export function problemOf(
  { line, settings: { api } }: RequestedFunnel,
  lines: readonly string[],
): string | undefined {
  if (!line) return `it has no attribute \`line\`. There are ${lines.join(', ')}.`;
  if (!lines.includes(line)) return `there is no line '${line}'. There are ${lines.join(', ')}.`;
  if (!api?.user || !api.quote) return 'it does not know its back end. It has no attribute `api`.';
  return undefined;
}
