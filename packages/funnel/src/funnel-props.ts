import type {
  Broker,
  Client,
  ClientOptions,
  MessageOverrides,
  Outline,
  RuleSettings,
  Tracker,
} from '@preventivo/core';
import type { DraftStorage } from '@preventivo/core/draft';
import type { PrivacyForm } from '@preventivo/core/wire';
import type { Rules, Widgets } from '@preventivo/form';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Allows } from './consent/page-consent.ts';
import type { Documents } from './documents.ts';
import type { GivenLine } from './languages/languages.tsx';
import type { LineSource } from './line/use-whole-line.ts';

/** Props of `<Funnel>`. */
export interface FunnelProps extends RuleSettings {
  /** The line of insurance, with its pages and questions. Or its outline and a function that loads the rest. */
  readonly line: LineSource;
  /** The line's own controls, by form key. */
  readonly widgets?: Widgets;
  /** The broker, shown in the header, the footer and the dialogs. @defaultValue «Il tuo broker» */
  readonly broker?: Broker;
  /**
   * The documents linked from the consents and the footer.
   * @defaultValue pages of the reference site
   */
  readonly documents?: Documents;
  /**
   * URL of help for users who cannot log in.
   * @defaultValue the reference site's help page, `../documenti/aiuto.html`
   */
  readonly helpUrl?: string | undefined;
  /** URL of the page that lists the other lines, linked after a request. @defaultValue no link */
  readonly linesUrl?: string | undefined;
  /**
   * URL of a JSON file that lists lines, the most requested first. After a request the page links to up to three of
   * them. If the file is missing or invalid, the page links to none.
   * @defaultValue no links to single lines
   */
  readonly linesFile?: string | undefined;
  /** Whether the visitor chooses the channels of a consent one by one. @defaultValue false */
  readonly asksChannels?: boolean;
  /** Format of the consents in a request. @defaultValue 'flags' */
  readonly privacyForm?: PrivacyForm | undefined;
  /** Receives the events of a visit, never an answer. @defaultValue none */
  readonly tracker?: Tracker | undefined;
  /**
   * Returns whether the visitor allows a purpose (docs/rules/consents.md#analytics-and-attribution). The funnel asks for
   * `attribution` on each page of the form and when it sends the request: whether to store how the visitor reached the
   * page. For `analytics`, pass the same function to `afterConsent`.
   * @defaultValue none: the funnel does not read how the visitor reached the page
   */
  readonly allows?: Allows | undefined;
  /**
   * The client that calls the back end.
   * @defaultValue a client of the reference API on the same origin
   */
  readonly client?: Client;
  /** Storage of the draft. @defaultValue `localStorage`, or `sessionStorage` for a line with `draft: 'tab'` */
  readonly storage?: DraftStorage;
  /** The application's messages, by code, which replace the built-in ones. @defaultValue none */
  readonly messages?: MessageOverrides | undefined;
  /** Translates the funnel or replaces its texts (`@preventivo/funnel/languages`). @defaultValue built-in Italian */
  readonly languages?: ((given: GivenLine) => ReactNode) | undefined;
  /** The host's react-query client. @defaultValue the client of a `<QueryClientProvider>` above, else a new client */
  readonly queryClient?: QueryClient | undefined;
  /** Whether the host page has its own heading and `main`, so that the funnel renders none. @defaultValue false */
  readonly embedded?: boolean;
  /** Whether the back gesture goes one page back. @defaultValue false */
  readonly manageHistory?: boolean;
  /** A fixed date, `YYYY-MM-DD`, for stories and tests. @defaultValue today in Italy */
  readonly today?: string;
  /** The data that the server rendered page 1 with. */
  readonly seed?: Seed;
  /** Whether «Continua» was pressed before hydration. @defaultValue false */
  readonly isPressed?: boolean;
}

/** The options that a settings file sets for a line. */
export interface PageSettings {
  readonly api?: Pick<ClientOptions, 'user' | 'quote' | 'paths' | 'credentials'>;
  readonly options?: Partial<FunnelProps>;
}

/** The data of the server's render. The first render in the browser needs it to produce the same HTML. */
export interface Seed {
  /** Date of the server's render. */
  readonly today: string;
  /** Outline of the line, for page 1. */
  readonly outline?: Outline;
  /** The validation rules, if a server or a test has loaded them before the render. */
  readonly rules?: Rules;
}

/** Props of `<Wizard>`. */
export interface WizardProps extends Omit<FunnelProps, 'languages'> {
  readonly storage: DraftStorage;
  /** Called after the device was erased, to remove the answers on the page. */
  readonly onErased: () => void;
  /** Called when the visitor chooses to continue with the answers of another tab. */
  readonly onOtherTab: () => void;
  /** The language switch. */
  readonly languages?: ReactNode;
  /**
   * How often the visitor has chosen a language. The forms use it as `key`, so a choice remounts them. A language that
   * arrives with the settings does not change it: a remount would lose the text being typed.
   */
  readonly languageChoices: number;
}
