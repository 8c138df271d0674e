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
import type { GivenLine } from './languages/languages.tsx';
import type { LineSource } from './line/use-whole-line.ts';

/** Props of `<Funnel>`. */
export interface FunnelProps extends RuleSettings {
  /** The line: its pages and questions, or its outline and a function that loads the rest. */
  readonly line: LineSource;
  /** The line's own controls, by form key. */
  readonly widgets?: Widgets;
  /** The broker, shown in the header, the footer and the dialogs. @defaultValue «Il tuo broker» */
  readonly broker?: Broker;
  /** The documents shown with the consents. @defaultValue pages of the reference site */
  readonly documents?: Documents;
  /** Address of help for users who cannot log in. @defaultValue the help page of the reference site, `../documenti/aiuto.html` */
  readonly helpUrl?: string | undefined;
  /** Address of the page that lists the other lines, offered after a request. @defaultValue no link */
  readonly linesUrl?: string | undefined;
  /**
   * Address of a file that names lines, most requested first. After a request up to three of them are offered. A missing or
   * invalid file names none.
   * @defaultValue no lines are named
   */
  readonly linesFile?: string | undefined;
  /** Whether each channel of a consent is asked for. @defaultValue false */
  readonly asksChannels?: boolean;
  /** Form of the consents in a request. @defaultValue 'flags' */
  readonly privacyForm?: PrivacyForm | undefined;
  /** Receives the events of a visit, never an answer. @defaultValue none */
  readonly tracker?: Tracker | undefined;
  /** Calls the back end. @defaultValue the reference API on the same origin */
  readonly client?: Client;
  /** Storage of the draft. @defaultValue the device, or the tab when the line says so */
  readonly storage?: DraftStorage;
  /** The application's own messages, by code. @defaultValue none */
  readonly messages?: MessageOverrides | undefined;
  /** Translates the funnel or replaces its texts (`@preventivo/funnel/languages`). @defaultValue built-in Italian */
  readonly languages?: ((given: GivenLine) => ReactNode) | undefined;
  /** The host's react-query client. @defaultValue the client of the `<QueryClientProvider>` above, else a new one */
  readonly queryClient?: QueryClient | undefined;
  /** Whether the page around has its own heading and `main`. @defaultValue false */
  readonly embedded?: boolean;
  /** Whether the back gesture goes one page back. @defaultValue false */
  readonly manageHistory?: boolean;
  /** A fixed date, `YYYY-MM-DD`, for stories and tests. @defaultValue today in Italy */
  readonly today?: string;
  /** The data of the server's render. */
  readonly seed?: Seed;
  /** Whether «Continua» was pressed before hydration. @defaultValue false */
  readonly isPressed?: boolean;
}

/** Data that makes the first render the same on the server and in the browser. */
export interface Seed {
  /** Date of the server's render. */
  readonly today: string;
  /** Outline of the line, for page 1. */
  readonly outline?: Outline;
  /** The validation rules, when the render can wait for them: on a server, in a test. */
  readonly rules?: Rules;
}

/** The props that `<Funnel>` does not pass on to `<Wizard>`. */
type FunnelOnly = keyof RuleSettings | 'client' | 'messages' | 'queryClient' | 'seed' | 'today';

/** Props of `<Wizard>`. */
export interface WizardProps extends Omit<FunnelProps, FunnelOnly | 'languages'> {
  readonly widgets: Widgets;
  readonly storage: DraftStorage;
  readonly onErased: () => void;
  /** Called when the visitor chooses the answers of another tab. */
  readonly onOtherTab: () => void;
  /** The language switch. */
  readonly languages?: ReactNode;
  /** Number of language choices, a `key` of the forms. A language that loads by itself keeps the text that is being typed. */
  readonly languageChoices: number;
}
