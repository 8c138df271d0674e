import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Messages } from '../errors/messages.ts';
import type { Client } from '../http/client.ts';
import type { Day } from '../line/field.ts';

export interface PreventivoProps {
  /** Speaks to the back end for one line. */
  client: Client;
  /** Today in Europe/Rome, `YYYY-MM-DD`. */
  today: Day;
  /** Messages in the application's own words, by code. @defaultValue none */
  messages?: Partial<Messages>;
  children?: ReactNode;
}

/** What everything below `<Preventivo>` shares. */
export interface PreventivoContext {
  readonly client: Client;
  readonly today: Day;
  readonly messages: Partial<Messages>;
}

/**
 * Gives everything below it the client, the date and the words of the application. A
 * `QueryClientProvider` that stands above is used; where there is none it brings its own.
 */
export function Preventivo({ client, today, messages = noMessages, children }: PreventivoProps) {
  const value = useMemo(() => ({ client, today, messages }), [client, today, messages]);
  const given = useContext(QueryClientContext);
  const [queries] = useState(() => given ?? new QueryClient());
  return (
    <QueryClientProvider client={given ?? queries}>
      <Context.Provider value={value}>{children}</Context.Provider>
    </QueryClientProvider>
  );
}

/** @throws outside `<Preventivo>` */
export function usePreventivo(): PreventivoContext {
  const value = useContext(Context);
  if (!value)
    throw new Error(
      '@preventivo/core: a component that needs <Preventivo> was rendered outside it. ' +
        'Without it there is no client to call, no date to check against and no words to say. ' +
        'Render it below <Preventivo client={createClient({ line })} today={…}>.',
    );
  return value;
}

const Context = createContext<PreventivoContext | null>(null);
const noMessages: Partial<Messages> = {};
