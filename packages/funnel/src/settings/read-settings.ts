import {
  type Broker,
  type Logo,
  type Phone,
  type RuleSettings,
  ruleSettings,
} from '@preventivo/core';
import { paths } from '@preventivo/core/http';
import type { PrecontractDocument } from '@preventivo/privacy';
import { look } from './look.ts';
import {
  list,
  one,
  oneOf,
  part,
  type Read,
  type Reader,
  record,
  text,
  textThat,
  whole,
} from './reader.ts';

declare global {
  interface Window {
    /** The text of `settings.json`. An inline script of the page requests it. */
    qSettings?: Promise<string>;
  }
}

/**
 * Content of a broker's `settings.json`, a file next to the built page. Where a setting is missing, the funnel uses its
 * default.
 */
export type Settings = Read<typeof settings>;

/** The broker's colours, font and corner radius, which override the defaults. */
export type Theme = Read<typeof theme>;

/**
 * Reads the text of a settings file. Adds a sentence to `wrong` for each invalid value. If the text is not JSON,
 * returns no settings: the back end's URL is unknown then.
 */
export function readSettings(file: string): { settings: Settings | undefined; wrong: string[] } {
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

/** An http URL, absolute or relative to the page. `javascript:` is invalid. */
const address = link('an address, with https:// or of this site', 'http:', 'https:');
const origin = textThat('an origin, https://www.example.it', (raw) => urlOf(raw)?.origin === raw);

function link(takes: string, ...protocols: readonly string[]): Reader<string> {
  return textThat(takes, (raw) => {
    const url = urlOf(raw, location.href);
    return raw.trim() !== '' && url !== undefined && protocols.includes(url.protocol);
  });
}

function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

const phone = textThat('a telephone number', (raw) => /^\+?[\d\s./-]{5,24}$/.test(raw.trim()));
const email = textThat('an address of email', (raw) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(raw));

const valuesOf = {
  color: 'a CSS colour',
  'font-family': 'a list of fonts as in CSS',
  'outline-offset': 'a CSS length, 8px',
};
const looks = Object.entries(look).map(([key, property]) => {
  return [key, textThat(valuesOf[property], (raw) => CSS.supports(property, raw))] as const;
});
const theme = part({
  mode: oneOf('light', 'dark', 'auto'),
  ...(Object.fromEntries(looks) as Record<keyof typeof look, Reader<string>>),
});

const precontract = whole<PrecontractDocument>(['title', 'url'], {
  title: text,
  url: address,
  format: text,
});

const calls = Object.fromEntries(Object.keys(paths).map((name) => [name, text]));
/** The built-in languages. */
const language = oneOf('it', 'en');
const ownTexts = record(text);

const rules = {
  addresses: oneOf(...ruleSettings.addresses),
  registrationMonths: oneOf(...ruleSettings.registrationMonths),
} satisfies Record<keyof RuleSettings, unknown>;

const settings = part({
  /** URL of the JSON schema of this file, for editors. */
  $schema: text,
  api: part({
    /** Base URL of the user service. */
    user: address,
    /** Base URL of the quote service. The line's id replaces `{line}` in it. */
    quote: address,
    /** Paths of the back end's calls, as far as they differ from the reference API. */
    paths: part(calls as Record<keyof typeof paths, Reader<string>>),
    /** Whether requests send cookies. A back end on another origin that needs cookies requires 'include'. */
    credentials: oneOf('omit', 'same-origin', 'include'),
  }),
  theme,
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
  documents: part({
    /** Documents that the visitor must receive before signing a contract. */
    precontract: list(precontract),
    privacy: address,
    terms: address,
    complaints: address,
    accessibility: address,
  }),
  /** Help for users who cannot log in: an http, `mailto:` or `tel:` URL. By default, a page of the site. */
  help: link('an address, mailto: or tel:', 'http:', 'https:', 'mailto:', 'tel:'),
  /** URL of the page that lists the other lines. */
  lines: address,
  /**
   * URL of a JSON file that lists lines, most requested first. After a request the page links to up to three of them.
   */
  linesFile: address,
  /** Whether the site's own pages, such as the landing page, link to the documentation and Storybook. */
  developerLinks: yesNo,
  /** The receiver of the events of a visit. The data layer receives them while the visitor allows analytics. */
  tracker: oneOf('none', 'dataLayer'),
  /** Whether a request includes how the visitor reached the page, if the visitor allows attribution. */
  leadSource: yesNo,
  /** Whether the tracker also receives when a field gets focus, how long the visitor stays, corrections and errors. */
  trackFields: yesNo,
  /** Whether the visitor chooses the channels of a consent one by one. */
  asksChannels: yesNo,
  /** Format of the consents in a request. */
  privacyForm: oneOf('flags', 'items'),
  /** Whether the page is embedded in a page that has its own heading. */
  embedded: yesNo,
  /** Origins of the pages that may frame this one and receive its events, `https://www.broker.example`. */
  frameAncestors: list(origin),
  /** Whether the back gesture goes one page back. */
  manageHistory: yesNo,
  layout: text,
  /** The initial language of the page. */
  language,
  /** The languages that a visitor may choose from. A switch shows if there are two or more. */
  languages: list(language),
  /**
   * The broker's custom texts, by language: `{ "it": { "frameNext": "Avanti" } }`. A key is the name of a text in the
   * catalogue, the code of a message, or a path to a text in a line: 'travel.tipo_viaggio.label' (docs/words.md).
   */
  texts: part({ it: ownTexts, en: ownTexts } satisfies Record<Read<typeof language>, unknown>),
  ...rules,
});
