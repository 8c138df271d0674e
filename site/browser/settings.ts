import type { ClientOptions } from '@preventivo/core';
import { look, lookProperty } from '@preventivo/funnel/settings';
import { type Json, partOf, textOf } from './json.ts';

/** Where a broker's settings stand; addresses in them are read from here. */
const file = '/settings.json';

/** What the broker has set for this page; nothing where nobody knows. */
export const fetchSettings = (): Promise<Json> => askSettings().catch(() => ({}));

/**
 * Where the broker has accounts, and what that service calls this call, for the client that makes it. Fails where the file does
 * not come or is no JSON: nothing is sent where nobody meant it to go.
 */
export async function accountService(call: Call): Promise<Pick<ClientOptions, 'user' | 'paths'>> {
  const api = partOf((await askSettings()).api);
  const [user, path] = [addressOf(api.user), textOf(partOf(api.paths)[call])];
  return { ...(user && { user }), ...(path && { paths: { [call]: path } }) };
}
type Call = keyof NonNullable<ClientOptions['paths']>;

/** Only 404 and 410 say that nothing is set; any other failure says nothing. */
async function askSettings(): Promise<Json> {
  const answer = await fetch(file);
  if (answer.status === 404 || answer.status === 410) return {};
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return partOf(JSON.parse((await answer.text()) || '{}'));
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
