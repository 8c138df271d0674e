import { type Broker, type Logo, type Phone, ruleSettings } from '@preventivo/core';
import { paths } from '@preventivo/core/http';
import { list, one, part, type Reader, record, text, texts, whole } from './reader.ts';
import {
  type ApiSettings,
  type DocumentSettings,
  type LinkedDocument,
  languageNames,
  look,
  type Settings,
  type Theme,
} from './settings.ts';

/** What a settings file says, and a sentence for each value that nobody can follow. */
export interface ReadSettings {
  /** Undefined where the text is not JSON: what it meant to say, where the back end is too, nobody knows. */
  readonly settings: Settings | undefined;
  readonly wrong: string[];
}

/** Reads the text of a settings file. */
export function readSettings(file: string): ReadSettings {
  const wrong: string[] = [];
  try {
    return { settings: settings(JSON.parse(file), '', wrong) ?? {}, wrong };
  } catch {
    return {
      settings: undefined,
      wrong: ['settings.json is not JSON. The page is as it was built, and calls nobody.'],
    };
  }
}

const yesNo = one('true or false', (raw) => typeof raw === 'boolean');
const oneOf = <const T extends string>(...known: readonly T[]): Reader<T> =>
  one(known.map((word) => `'${word}'`).join(' or '), (raw): raw is T =>
    known.some((word) => word === raw),
  );

/** An address of the web, of this site or of another; a link that runs a script is none. */
const address = link('an address, with https:// or of this site', 'http:', 'https:');
const help = link('an address, mailto: or tel:', 'http:', 'https:', 'mailto:', 'tel:');

const phone = one(
  'a telephone number',
  (raw): raw is string => typeof raw === 'string' && /^\+?[\d\s./-]{5,24}$/.test(raw.trim()),
);
const email = one(
  'an address of email',
  (raw): raw is string => typeof raw === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(raw),
);

function link(takes: string, ...protocols: readonly string[]): Reader<string> {
  return one(takes, (raw): raw is string => {
    return typeof raw === 'string' && raw.trim() !== '' && protocols.includes(protocolOf(raw));
  });
}

/** '' where it is no address at all. */
function protocolOf(address: string): string {
  try {
    return new URL(address, location.href).protocol;
  } catch {
    return '';
  }
}

const origin = one(
  'an origin, https://www.example.it',
  (raw): raw is string =>
    typeof raw === 'string' && URL.canParse(raw) && new URL(raw).origin === raw,
);

const css = (property: string, takes: string): Reader<string> =>
  one(takes, (raw): raw is string => typeof raw === 'string' && CSS.supports(property, raw));
const colour = css('color', 'a CSS colour');

const language = oneOf(...languageNames);
const ownTexts = record(text);

const settings = part<Settings>({
  $schema: text,
  api: part<ApiSettings>({
    user: address,
    quote: address,
    paths: texts(Object.keys(paths)),
    credentials: oneOf('omit', 'same-origin', 'include'),
  }),
  theme: part<Theme>({
    mode: oneOf('light', 'dark', 'auto'),
    primary: colour,
    onPrimary: colour,
    primaryDark: colour,
    onPrimaryDark: colour,
    accent: colour,
    onAccent: colour,
    canvas: colour,
    font: css(look.font, 'a list of fonts as in CSS'),
    radius: css(look.radius, 'a CSS length, 8px'),
  }),
  broker: whole<Broker>(['name'], {
    name: text,
    tagline: text,
    logo: whole<Logo>(['light'], { light: address, dark: address }),
    phone: whole<Phone>(['number'], { number: phone, hours: text }),
    email,
    address: text,
    rui: text,
    ivass: text,
  }),
  documents: part<DocumentSettings>({
    precontract: list(
      whole<LinkedDocument>(['title', 'url'], { title: text, url: address, format: text }),
    ),
    privacy: address,
    terms: address,
    complaints: address,
    accessibility: address,
  }),
  help,
  lines: address,
  linesFile: address,
  tracker: oneOf('none', 'dataLayer'),
  asksChannels: yesNo,
  privacyForm: oneOf('flags', 'items'),
  embedded: yesNo,
  frameAncestors: list(origin),
  manageHistory: yesNo,
  layout: text,
  language,
  languages: list(language),
  texts: part<NonNullable<Settings['texts']>>({ it: ownTexts, en: ownTexts }),
  addresses: oneOf(...ruleSettings.addresses),
  registrationMonths: oneOf(...ruleSettings.registrationMonths),
});
