import type { Broker, Paths, RuleSettings } from '@preventivo/core';
import type { PrivacyForm } from '@preventivo/core/wire';

/** What a broker says in `settings.json` beside the built page. Whatever is left out is as it was built. */
export interface Settings extends RuleSettings {
  /** Where the schema of this file stands, for editors. */
  readonly $schema?: string;
  readonly api?: ApiSettings;
  readonly theme?: Theme;
  readonly broker?: Broker;
  readonly documents?: DocumentSettings;
  /** Where somebody who cannot log in finds help: an address, `mailto:` or `tel:`. Left out: a page of the site. */
  readonly help?: string;
  /** Where other quotes are asked for. */
  readonly lines?: string;
  /** Where a file names lines, most asked for first: after a request up to three of them are a press away. */
  readonly linesFile?: string;
  /** Who hears how visits go. */
  readonly tracker?: 'none' | 'dataLayer';
  /** Whether each channel of a consent is asked for. */
  readonly asksChannels?: boolean;
  /** How the back end wants the consents. */
  readonly privacyForm?: PrivacyForm;
  /** Whether the page stands in a frame of another, which has a heading of its own. */
  readonly embedded?: boolean;
  /** The origins of the pages that may have it in a frame and are told how the visit goes, `https://www.broker.example`. */
  readonly frameAncestors?: readonly string[];
  /** Whether the back gesture goes one page back. */
  readonly manageHistory?: boolean;
  /** The language that is spoken first: 'it' or 'en'. */
  readonly language?: Language;
  /** The languages a visitor may choose from: of two there is a switch. */
  readonly languages?: readonly Language[];
  /**
   * Texts in the broker's own words, by language: `{ "it": { "frameNext": "Avanti" } }`. Each by its name in the catalogue, by the
   * code of a message, or by its place in a line, 'travel.tipo_viaggio.label' (docs/words.md).
   */
  readonly texts?: Partial<Readonly<Record<Language, Readonly<Record<string, string>>>>>;
  /** One of the line's layouts. */
  readonly layout?: string;
}

/** Where the back end is. */
export interface ApiSettings {
  /** Base address of the user service. */
  readonly user?: string;
  /** Base address of the quote service; `{line}` in it is the line's id. */
  readonly quote?: string;
  /** Calls that the back end names otherwise. */
  readonly paths?: Partial<Paths>;
  /** Whether cookies go along: 'include' for a back end of another origin that wants them. */
  readonly credentials?: RequestCredentials;
}

/** What a broker may say of the look, each with the CSS property whose values it takes. */
export const look = {
  primary: 'color',
  onPrimary: 'color',
  // In the dark, where the others are too dark themselves.
  primaryDark: 'color',
  onPrimaryDark: 'color',
  accent: 'color',
  onAccent: 'color',
  canvas: 'color',
  font: 'font-family',
  // Of all properties this one takes exactly one length.
  radius: 'outline-offset',
} as const;

/** The CSS property that a value of the look stands in: `--q-broker-on-primary-dark`. */
export const lookProperty = (key: string): string =>
  `--q-broker-${key.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

/** The broker's colours, type and corners, over the product's own. */
export interface Theme extends Partial<Readonly<Record<keyof typeof look, string>>> {
  readonly mode?: 'light' | 'dark' | 'auto';
}

/** The broker's documents, as `settings.json` names them. */
export interface DocumentSettings {
  /** What is handed over before a contract. */
  readonly precontract?: readonly LinkedDocument[];
  /** Where the privacy notice stands. */
  readonly privacy?: string;
  /** Where the general terms of service stand. */
  readonly terms?: string;
  /** Where it stands how to complain. */
  readonly complaints?: string;
  /** Where it stands how accessible these pages are. */
  readonly accessibility?: string;
}

/** A document that is linked to. */
export interface LinkedDocument {
  readonly title: string;
  readonly url: string;
  /** What the link opens as: «PDF». Left out for a page. */
  readonly format?: string;
}

/** The languages there are. */
export const languageNames = ['it', 'en'] as const;
/** A language that a funnel speaks. */
export type Language = (typeof languageNames)[number];
