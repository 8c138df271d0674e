import { ContractorForm, type ContractorFormProps } from '@preventivo/contractor';
import { type Contractor, emptyContractor, type Line } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { Preventivo } from '@preventivo/core/react';
import type { Answers } from '@preventivo/fixtures/answers';
import { today } from '@preventivo/fixtures/people';
import { RulesProvider } from '@preventivo/form';
import { ActionBar } from '@preventivo/wizard';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { referenceApi } from './reference-api.ts';

export interface AskingProps
  extends Pick<ContractorFormProps, 'onValidSubmit' | 'onRefused' | 'shown'>,
    Partial<Pick<ContractorFormProps, 'contractor'>> {
  /** The form's initial values. @defaultValue none */
  readonly values?: Contractor;
  /** Called on each change, also while the input is incomplete. */
  onChange?(values: Contractor): void;
  readonly answers?: Answers;
}

/** Page 1 of a line without the other pages. The reference API runs in the page. */
export function asking(line: Pick<Line, 'id' | 'contractor'>) {
  return function Asking(props: AskingProps) {
    const { contractor: profile = line.contractor, answers, values, onChange, ...on } = props;
    const start = values ?? emptyContractor(profile.types);
    const [contractor, setContractor] = useState(start);
    const [client] = useState(() => referenceApi(answers, undefined, line.id));
    const [store] = useState(createStore);
    return (
      <Provider store={store}>
        <Preventivo client={client} today={today}>
          <RulesProvider rules={rules}>
            <ContractorForm
              {...on}
              contractor={profile}
              values={contractor}
              onChange={(now, settled) => {
                setContractor(settled);
                onChange?.(now);
              }}
            >
              {(busy) => <ActionBar busy={busy} />}
            </ContractorForm>
          </RulesProvider>
        </Preventivo>
      </Provider>
    );
  };
}
