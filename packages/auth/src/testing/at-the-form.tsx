import type { Client, Messages } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { Preventivo } from '@preventivo/core/react';
import { giulia, today } from '@preventivo/fixtures/people';
import { RulesProvider } from '@preventivo/form';
import { Status } from '@preventivo/ui';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { Prefill } from '../account/account-props.ts';
import { useSessionKeeper } from '../session/use-session-keeper.ts';

/** The data that Giulia entered in the form before the login. */
export const prefill: Prefill = {
  name: giulia.nome,
  surname: giulia.cognome,
  email: giulia.email,
  phone: giulia.cellulare,
};

export const documents = {
  documents: [{ title: 'Modello Unico Precontrattuale (MUP)', url: '/documenti/mup.pdf' }],
  privacyUrl: '/privacy',
  termsUrl: '/condizioni',
};

interface AtTheFormProps {
  readonly client: Client;
  readonly messages?: Partial<Messages>;
  readonly children: ReactNode;
}

/** Provides the context of a funnel. The date is 21 November 2026. */
export function AtTheForm({ client, messages = {}, children }: AtTheFormProps) {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Preventivo client={client} today={today} messages={messages}>
        <RulesProvider rules={rules}>
          <Keeper />
          {children}
          <Status />
        </RulesProvider>
      </Preventivo>
    </Provider>
  );
}

function Keeper() {
  useSessionKeeper();
  return null;
}
