import { useSession } from '@preventivo/auth';
import type { Client, Contractor, Messages, User, Wording } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { Preventivo } from '@preventivo/core/react';
import { account, today } from '@preventivo/fixtures/people';
import { RulesProvider } from '@preventivo/form';
import { Button, Status } from '@preventivo/ui';
import { Provider } from 'jotai';
import { type FormEvent, useEffect, useState } from 'react';
import { SavedContractors, type SavedContractorsProps } from './saved-contractors.tsx';

export interface AccountPageProps
  extends Partial<Omit<SavedContractorsProps, 'user' | 'onChoose'>> {
  /** The account; null while it loads. @defaultValue Giulia's account */
  readonly user?: User | null;
  readonly client: Client;
  readonly messages?: Partial<Messages>;
  readonly wording?: Wording | undefined;
  onChoose(contractor: Contractor): void;
  onSent(): void;
  onUser?(user: User | undefined): void;
}

/** Page 1 of a line for a logged-in user, reduced to the list of records. The date is 21 November 2026. */
export function AccountPage({ client, messages = {}, wording, ...props }: AccountPageProps) {
  return (
    <Provider>
      <Preventivo {...{ client, today, messages, wording }}>
        <RulesProvider rules={rules}>
          <LoggedIn {...props} />
        </RulesProvider>
        <Status />
      </Preventivo>
    </Provider>
  );
}

function LoggedIn({
  user = account,
  onSent,
  onUser,
  ...props
}: Omit<AccountPageProps, 'client' | 'messages' | 'wording'>) {
  const session = useSession();
  const [chosen, setChosen] = useState(props.chosen ?? null);
  const { accept } = session;
  useEffect(() => {
    if (user) accept(user);
  }, [user, accept]);
  useEffect(() => onUser?.(session.user), [session.user, onUser]);
  return (
    <form
      className="q-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSent();
      }}
    >
      <SavedContractors
        type="fisica"
        contractor={{ types: ['fisica', 'giuridica'] }}
        {...props}
        user={session.user}
        chosen={chosen}
        onChoose={(contractor) => {
          setChosen(contractor.selectPeopleId);
          props.onChoose(contractor);
        }}
      />
      <Button type="submit">Continua</Button>
    </form>
  );
}
