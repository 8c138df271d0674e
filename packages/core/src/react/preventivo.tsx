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
import type { MessageOverrides } from '../errors/messages.ts';
import { type Say, sayer } from '../errors/sayer.ts';
import { sharedMessages } from '../errors/shared-messages.ts';
import type { Client } from '../http/client.ts';
import type { Wording } from '../line/wording.ts';
import type { RuleSettings } from '../table/rule-settings.ts';
import { createQueryClientHolder, type QueryClientHolder } from './query-client-holder.ts';

/** What `<Preventivo>` takes. */
export interface PreventivoProps {
  /** Speaks to the back end for one line. */
  client: Client;
  /** Today in Europe/Rome, `YYYY-MM-DD`. */
  today: Day;
  /**
   * Reads today again, where the page may stay open over midnight. Answers are validated and sent by it; `today` is what the
   * page shows. @defaultValue `today`
   */
  readToday?: (() => Day) | undefined;
  /** Messages in the application's own words, by code. @defaultValue none */
  messages?: MessageOverrides;
  /** How the texts are worded: a language's, and what a broker says otherwise. @defaultValue in Italian, as they stand */
  wording?: Wording | undefined;
  /** What the broker has set of the tables' rules; the server must be told the same. @defaultValue the tables as they stand */
  settings?: RuleSettings;
  /** Where who is stuck finds help: an address, `mailto:` or `tel:`. @defaultValue hints lead nowhere */
  help?: string | undefined;
  /** The broker's telephone number, as people write it. @defaultValue texts that say whom to call name no number */
  phone?: string | undefined;
  /** The host's react-query client. @defaultValue the client of the `<QueryClientProvider>` above, else a new one */
  queryClient?: QueryClient;
  /** The form, and whatever else asks for the client, the date or the words. */
  children?: ReactNode;
}

/** What everything below `<Preventivo>` shares. */
export interface PreventivoContext {
  readonly client: Client;
  /** The day that the page shows. */
  readonly today: Day;
  /** Reads the day at the moment of the call: for handlers, which may run after midnight and before the next render. */
  readonly readToday: () => Day;
  readonly messages: MessageOverrides;
  readonly say: Say;
  readonly wording: Wording | undefined;
  readonly settings: RuleSettings | undefined;
  readonly help: string | undefined;
  readonly phone: string | undefined;
  readonly queryClient: QueryClientHolder;
}

/** Gives everything below it the client, the date, the words of the application and what was asked. */
export function Preventivo(props: PreventivoProps) {
  const { client, today, readToday, messages: own, wording, settings, help } = props;
  const { phone, children } = props;
  // Renders what finds the host's client, once react-query is loaded.
  const [Finder, setFinder] = useState<ComponentType>();
  const [queryClient] = useState(() =>
    createQueryClientHolder(props.queryClient, (Component) => setFinder(() => Component)),
  );
  useEffect(() => queryClient.mount(), [queryClient]);
  const value = useMemo(() => {
    const messages = { ...wording?.messages, ...own };
    return {
      ...{ client, today, messages, say: sayer(messages), wording, settings, help, phone },
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
      `@preventivo/core: a component that needs <Preventivo> was rendered outside it.${advice()}`,
    );
  return value;
}

const Context = createContext<PreventivoContext | null>(null);

/** How often this module was loaded into one page or process; counted in development only. */
const COPIES = Symbol.for('@preventivo/core');
const loaded = globalThis as { [COPIES]?: number };
if (process.env.NODE_ENV !== 'production') loaded[COPIES] = (loaded[COPIES] ?? 0) + 1;

/** What to do, for who develops. A <Preventivo> of another copy is none to this one. */
function advice(): string {
  if (process.env.NODE_ENV === 'production') return '';
  const render =
    ' Without it there is no client to call, no date to check against and no words to say. ' +
    'Render it below <Preventivo client={createClient({ line })} today={…}>.';
  if ((loaded[COPIES] ?? 1) < 2) return render;
  return `${render} If it is: @preventivo/core is loaded more than once; «npm ls @preventivo/core» says who brings which version.`;
}

/** Says a text of the catalogue, in the application's words where it has its own; outside of `<Preventivo>` as it is. */
export const useSay = (): Say => useContext(Context)?.say ?? plain;
const plain = sayer({});

/** The language that is spoken, as `lang` names it. */
export const useLanguage = (): string => useContext(Context)?.wording?.language ?? 'it';

/** The language that is spoken, as `Intl` takes it. */
export const useLocale = (): string => useContext(Context)?.wording?.locale ?? 'it';

/**
 * What a code says, in the application's words where it has its own; as it is outside of `<Preventivo>`, where controls stand
 * in somebody's own form.
 * @param text what the catalogue says: no part has to know all of it
 */
export function useSentence(code: string, text: string): string {
  const context = useContext(Context);
  return context ? (context.messages[code] ?? context.say(text)) : text;
}

/** The same of a message that any part may need. */
export const useMessage = (code: keyof typeof sharedMessages): string =>
  useSentence(code, sharedMessages[code]);
