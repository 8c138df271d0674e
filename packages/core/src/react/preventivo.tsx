import type { Day } from '@preventivo/italian';
import type { QueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { createTranslator, type Translate } from '../errors/create-translator.ts';
import type { MessageOverrides } from '../errors/messages.ts';
import { sharedMessages } from '../errors/shared-messages.ts';
import type { Client } from '../http/client.ts';
import type { Wording } from '../line/wording.ts';
import type { RuleSettings } from '../table/rule-settings.ts';
import { createQueryClientHolder, type QueryClientHolder } from './query-client-holder.ts';

/** The props of `<Preventivo>`. */
export interface PreventivoProps {
  /** The client of the line's back end. */
  client: Client;
  /** Today in Europe/Rome, `YYYY-MM-DD`. */
  today: Day;
  /**
   * Returns the current day, for pages that stay open after midnight. The form validates and sends answers with this
   * day, and shows `today`.
   * @defaultValue `today`
   */
  readToday?: (() => Day) | undefined;
  /** The application's messages, by code. @defaultValue none */
  messages?: MessageOverrides;
  /** The translation, with the broker's own texts. @defaultValue the Italian texts */
  wording?: Wording | undefined;
  /**
   * The broker's settings for the rules of the tables. The server must have the same settings.
   * @defaultValue the tables' own rules
   */
  settings?: RuleSettings;
  /** A link to help: a URL, `mailto:` or `tel:`. @defaultValue hints have no link */
  help?: string | undefined;
  /** The broker's telephone number in any notation. @defaultValue texts about calling the broker contain no number */
  phone?: string | undefined;
  /**
   * The host application's react-query client.
   * @defaultValue the client of the `<QueryClientProvider>` above, or else a new client
   */
  queryClient?: QueryClient;
  /** The form, and other components that need the client, the date or the texts. */
  children?: ReactNode;
}

/** The context of all components below `<Preventivo>`. */
export interface PreventivoContext {
  readonly client: Client;
  /** The day that the page displays. */
  readonly today: Day;
  /** Returns the current day. For handlers, because after midnight `today` stays old until the next render. */
  readonly readToday: () => Day;
  readonly messages: MessageOverrides;
  readonly t: Translate;
  readonly wording: Wording | undefined;
  readonly settings: RuleSettings | undefined;
  readonly help: string | undefined;
  readonly phone: string | undefined;
  readonly queryClient: QueryClientHolder;
}

/** Provides the client, the date, the texts and the query client. */
export function Preventivo(props: PreventivoProps) {
  const { client, today, readToday, messages: own, wording, settings, help } = props;
  const { phone, children } = props;
  // The component that finds the host application's client. It renders after react-query has loaded.
  const [Finder, setFinder] = useState<ComponentType>();
  const [queryClient] = useState(() =>
    createQueryClientHolder(props.queryClient, (Component) => setFinder(() => Component)),
  );
  useEffect(() => queryClient.mount(), [queryClient]);
  const value = useMemo(() => {
    const messages = { ...wording?.messages, ...own };
    return {
      ...{ client, today, messages, t: createTranslator(messages), wording, settings, help, phone },
      readToday: readToday ?? (() => today),
      queryClient,
    };
  }, [client, today, readToday, own, wording, settings, help, phone, queryClient]);
  return (
    <Context.Provider value={value}>
      {children}
      {Finder && <Finder />}
    </Context.Provider>
  );
}

/** @throws outside `<Preventivo>` */
export function usePreventivo(): PreventivoContext {
  const value = useContext(Context);
  if (!value)
    throw new Error(
      `@preventivo/core: rendered outside <Preventivo>, or core is loaded more than once: «npm ls @preventivo/core».${advice()}`,
    );
  return value;
}

const Context = createContext<PreventivoContext | null>(null);

/** The key under which development builds count how often this module was loaded into the page or process. */
const COPIES = Symbol.for('@preventivo/core');
const loaded = globalThis as { [COPIES]?: number };
if (process.env.NODE_ENV !== 'production') loaded[COPIES] = (loaded[COPIES] ?? 0) + 1;

/**
 * Returns the hint for developers about a missing `<Preventivo>`. If the package is loaded twice, one copy cannot see
 * the React context of the other.
 */
function advice(): string {
  if (process.env.NODE_ENV === 'production') return '';
  if ((loaded[COPIES] ?? 1) > 1)
    return ` It is loaded ${loaded[COPIES]} times: install all @preventivo packages in one version.`;
  return (
    ' Without it there is no client to call, no date to check against and no words to say. ' +
    'Render it below <Preventivo client={createClient({ line })} today={…}>.'
  );
}

/**
 * Returns the function that translates the catalogue's texts, with the application's overrides. Outside
 * `<Preventivo>`, the function returns the texts in Italian.
 */
export const useTranslate = (): Translate => useContext(Context)?.t ?? plain;
const plain = createTranslator({});

/** Returns the page's language, for `lang`. */
export const useLanguage = (): string => useContext(Context)?.wording?.language ?? 'it';

/** Returns the page's locale, for `Intl`. */
export const useLocale = (): string => useContext(Context)?.wording?.locale ?? 'it';

/**
 * Returns the message of a code. An application's override takes precedence. Outside `<Preventivo>`, where a host
 * application uses single controls in its own form, returns `text`.
 * @param text the catalogue's message. As a parameter, because no chunk may need the whole catalogue
 */
export function useSentence(code: string, text: string): string {
  const context = useContext(Context);
  return context ? (context.messages[code] ?? context.t(text)) : text;
}

/** Returns the message of a code that any component may need. */
export const useMessage = (code: keyof typeof sharedMessages): string =>
  useSentence(code, sharedMessages[code]);
