import type { ClientOptions } from '@preventivo/core';
import { look, lookProperty } from '@preventivo/funnel/settings';
import { type Json, partOf, textOf } from './json.ts';

/** URL of the broker's settings. Relative URLs in the file are relative to this URL. */
const file = '/settings.json';

/** Returns the broker's settings for this page. Returns an empty object if they fail to load. */
export const fetchSettings = (): Promise<Json> => askSettings().catch(() => ({}));

/**
 * Returns the account service in the broker's settings, and the path of this call at that service. Throws if the
 * settings fail to load or are not JSON: no data may go to a wrong service.
 */
export async function accountService(call: Call): Promise<Pick<ClientOptions, 'user' | 'paths'>> {
  const api = partOf((await askSettings()).api);
  const [user, path] = [addressOf(api.user), textOf(partOf(api.paths)[call])];
  return { ...(user && { user }), ...(path && { paths: { [call]: path } }) };
}
type Call = keyof NonNullable<ClientOptions['paths']>;

/**
 * Loads the settings file. The statuses 404 and 410 mean that there are no settings. Throws after any other failure.
 */
async function askSettings(): Promise<Json> {
  const answer = await fetch(file);
  if (answer.status === 404 || answer.status === 410) return {};
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return partOf(JSON.parse((await answer.text()) || '{}'));
}

/** Applies the broker's colours, font and corner radius, as the pages of the lines do. */
export function putTheme(root: HTMLElement, theme: Json): void {
  const mode = textOf(theme.mode);
  if (mode && /^(light|dark|auto)$/.test(mode)) root.dataset.qTheme = mode;
  for (const [key, property] of Object.entries(look)) {
    const value = textOf(theme[key]);
    if (value && CSS.supports(property, value)) root.style.setProperty(lookProperty(key), value);
  }
}

/**
 * Returns the URL if it is a web address or belongs to this site. Returns undefined for any other URL, such as
 * `javascript:`.
 */
export function addressOf(raw: unknown): string | undefined {
  const text = textOf(raw);
  const base = new URL(file, location.href);
  if (!text || !URL.canParse(text, base)) return undefined;
  const { protocol, href } = new URL(text, base);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
