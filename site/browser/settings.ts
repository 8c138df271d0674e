import { look, lookProperty } from '@preventivo/funnel/settings';
import { type Json, partOf, textOf } from './json.ts';

/** Where a broker's settings stand; addresses in them are read from here. */
const file = '/settings.json';

/** What the broker has set for this page; nothing where the file is missing or no JSON. */
export async function fetchSettings(): Promise<Json> {
  try {
    const answer = await fetch(file);
    return answer.ok ? partOf(await answer.json()) : {};
  } catch {
    return {};
  }
}

/** Gives the page the broker's colours, type and corners, as the pages of the lines have them. */
export function putTheme(root: HTMLElement, theme: Json): void {
  const mode = textOf(theme.mode);
  if (mode && /^(light|dark|auto)$/.test(mode)) root.dataset.qTheme = mode;
  for (const [key, property] of Object.entries(look)) {
    const value = textOf(theme[key]);
    if (value && CSS.supports(property, value)) root.style.setProperty(lookProperty(key), value);
  }
}

/** An address of this site or of the web; undefined for anything else, as for a script. */
export function addressOf(raw: unknown): string | undefined {
  const text = textOf(raw);
  const base = new URL(file, location.href);
  if (!text || !URL.canParse(text, base)) return undefined;
  const { protocol, href } = new URL(text, base);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
