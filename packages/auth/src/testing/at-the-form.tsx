import type { Client, Messages } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { Preventivo } from '@preventivo/core/react';
import { Status } from '@preventivo/ui';
import { RulesProvider } from '@preventivo/ui/formik';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useSessionKeeper } from '../session/use-session-keeper.ts';

interface AtTheFormProps {
  readonly client: Client;
  readonly messages?: Partial<Messages>;
  readonly children: ReactNode;
}

/** What a funnel gives to what stands in it, on 21 November 2026. */
export function AtTheForm({ client, messages = {}, children }: AtTheFormProps) {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Preventivo client={client} today="2026-11-21" messages={messages}>
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
