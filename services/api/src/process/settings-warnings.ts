import type { ProcessEntry } from '../log/log.ts';

/** URL path of the broker's own files. */
export const brokerPath = '/broker/';

interface ServedPages {
  /** URL at which visitors reach this server, without a trailing slash. */
  readonly publicUrl: string;
  /** URL of the pages, if it differs from `publicUrl`. */
  readonly pagesUrl: string | undefined;
  /** The URL paths that this server serves. */
  readonly served: ReadonlyMap<string, unknown>;
}

/**
 * Returns a log entry for each mistake of the pages' settings that only this server can notice.
 * Returns no entries if this server serves no pages, or if visitors open the pages at another URL.
 */
export function settingsWarnings(
  settings: unknown,
  { publicUrl, pagesUrl = publicUrl, served }: ServedPages,
): readonly ProcessEntry[] {
  const bases = [...served.keys()]
    .filter((path) => path.endsWith('/settings.json') && !path.startsWith(brokerPath))
    .map((path) => new URL(`${publicUrl}${path}`));
  if (bases.length === 0 || originOf(pagesUrl) !== originOf(publicUrl)) return [];
  const isForeign = (address: string) =>
    bases.some((base) => {
      const url = resolved(address, base);
      return url !== undefined && url.origin !== base.origin;
    });
  const isMissing = (address: string) =>
    bases.some((base) => {
      const path = pathOn(publicUrl, resolved(address, base));
      return path !== undefined && !served.has(path) && !served.has(`${path}/`);
    });
  const elsewhere = addressesIn(settings, apiSettings).filter(({ address }) => isForeign(address));
  const missing = addressesIn(settings, fileSettings).filter(({ address }) => isMissing(address));
  return [
    ...warning('api-elsewhere', elsewhere, (names) => `${foreignApi} ${names}: ${apiHint}`),
    ...warning('file-not-served', missing, (names) => `${missingFile} ${names}: ${fileHint}`),
  ];
}

const foreignApi = 'SETTINGS_FILE names another origin than PUBLIC_URL in';
const apiHint =
  'the content security policy of the pages that this server serves stops these calls, so remove the setting, correct PUBLIC_URL, or serve the pages with a static file server.';
const missingFile = 'SETTINGS_FILE names a file of this site that this server does not serve in';
const fileHint =
  'put it into the folder of BROKER_DIR and name it /broker/…, unless the proxy in front serves it.';

interface NamedAddress {
  /** The path of the setting, `broker.logo.light`. */
  readonly name: string;
  readonly address: string;
}

const apiSettings = ['api.user', 'api.quote'];
const fileSettings = [
  'broker.logo.light',
  'broker.logo.dark',
  'documents.precontract',
  'documents.privacy',
  'documents.terms',
  'documents.complaints',
  'documents.accessibility',
];

/** Returns the addresses of these settings. Ignores values that are not texts, as the pages do. */
function addressesIn(settings: unknown, names: readonly string[]): readonly NamedAddress[] {
  return names.flatMap((name) => {
    const value = name.split('.').reduce<unknown>((inner, key) => Object(inner)[key], settings);
    const values: readonly (readonly [string, unknown])[] = Array.isArray(value)
      ? value.map((entry, index) => [`${name}.${index}.url`, Object(entry).url])
      : [[name, value]];
    return values.flatMap(([path, address]) =>
      typeof address === 'string' && address.trim() !== '' ? [{ name: path, address }] : [],
    );
  });
}

function warning(
  event: 'api-elsewhere' | 'file-not-served',
  found: readonly NamedAddress[],
  hint: (names: string) => string,
): readonly ProcessEntry[] {
  const names = found.map(({ name }) => name).join(', ');
  return found.length > 0 ? [{ level: 'warn', event, hint: hint(names) }] : [];
}

/**
 * Resolves an address like a page; ignores a value that is not a web address. `{line}` becomes
 * `line`, because the real id of the line makes no difference here.
 */
function resolved(address: string, base: URL): URL | undefined {
  const text = address.replaceAll('{line}', 'line');
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/**
 * Returns the path of a URL on this server; undefined if the URL is on another server. Removes the
 * path of PUBLIC_URL, as the proxy does.
 */
function pathOn(publicUrl: string, url: URL | undefined): string | undefined {
  const root = new URL(`${publicUrl}/`);
  if (url?.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return undefined;
  const path = url.pathname.slice(root.pathname.length - 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const originOf = (url: string) => new URL(url).origin;
