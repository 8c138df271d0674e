import type {
  Broker,
  Client,
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
import type { Documents } from './documents.ts';
import type { GivenLine } from './languages/worded.ts';
import type { LineSource } from './line/use-whole-line.ts';

/** What `<Funnel>` takes. */
export interface FunnelProps extends RuleSettings {
  /** The product: what is asked, and in which order; or what page 1 needs of it, and the way to the rest. */
  readonly line: LineSource;
  /** The product's own controls, by form key. */
  readonly widgets?: Widgets;
  /** Whose page it is: shown in the header, the footer, the dialogs. @defaultValue «Il tuo broker» */
  readonly broker?: Broker;
  /** The documents shown with the consents. @defaultValue pages beside the funnel's own */
  readonly documents?: Documents;
  /** Where somebody who cannot log in finds help. @defaultValue the page beside the documents, `../documenti/aiuto.html` */
  readonly helpUrl?: string | undefined;
  /** Where other quotes are asked for: the way on after a request. @defaultValue no link */
  readonly linesUrl?: string | undefined;
  /**
   * Where a file stands that names lines, most asked for first: after a request up to three of them are a press away. One
   * that is not there, or says something else, is as none.
   * @defaultValue no lines are named
   */
  readonly linesFile?: string | undefined;
  /** Whether each channel of a consent is asked for. @defaultValue false */
  readonly asksChannels?: boolean;
  /** How the back end wants the consents. @defaultValue 'flags' */
  readonly privacyForm?: PrivacyForm | undefined;
  /** Hears how visits go, never what was answered. @defaultValue nobody */
  readonly tracker?: Tracker | undefined;
  /** Speaks to the back end. @defaultValue the reference API on the same origin */
  readonly client?: Client;
  /** Where the draft is kept. @defaultValue the device, or the tab where the line says so */
  readonly storage?: DraftStorage;
  /** Messages in the application's own words, by code. @defaultValue none */
  readonly messages?: MessageOverrides | undefined;
  /** Words it otherwise: in another language, or in a broker's own texts (`@preventivo/funnel/languages`). @defaultValue Italian, as it stands */
  readonly languages?: ((given: GivenLine) => ReactNode) | undefined;
  /** The host's react-query client. @defaultValue the client of the `<QueryClientProvider>` above, else a new one */
  readonly queryClient?: QueryClient | undefined;
  /** Whether it stands in somebody else's page. @defaultValue false */
  readonly embedded?: boolean;
  /** Whether the back gesture goes one page back. @defaultValue false */
  readonly manageHistory?: boolean;
  /** The day it is, `YYYY-MM-DD`, where it must stand still: a story, a test. @defaultValue today in Italy */
  readonly today?: string;
  /** What a page drawn on a server was drawn with. */
  readonly seed?: Seed;
  /** Whether «Continua» was pressed before the page ran. @defaultValue false */
  readonly isPressed?: boolean;
}

/** What the first drawing needs to be the same on the server and here. */
export interface Seed {
  /** The day it was drawn. */
  readonly today: string;
  /** What page 1 needs of the line. */
  readonly outline?: Outline;
  /** The rules themselves, where the drawing can wait for them: on a server, in a test. */
  readonly rules?: Rules;
}
