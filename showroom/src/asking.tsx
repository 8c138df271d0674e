import { ContractorForm, type ContractorFormProps } from '@preventivo/contractor';
import { emptyContractor, type Line } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { Preventivo } from '@preventivo/core/react';
import { RulesProvider } from '@preventivo/ui/formik';
import { ActionBar } from '@preventivo/wizard';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { type Answers, referenceApi, today } from './reference-api.ts';

export interface AskingProps
  extends Pick<ContractorFormProps, 'onChange' | 'onValidSubmit' | 'onRefused' | 'shown'>,
    Partial<Pick<ContractorFormProps, 'contractor' | 'values'>> {
  readonly answers?: Answers;
}

/** Page 1 of a line by itself, over the reference API in this page. */
export function asking(line: Pick<Line, 'id' | 'contractor'>) {
  return function Asking({ contractor = line.contractor, values, answers, ...props }: AskingProps) {
    const [client] = useState(() => referenceApi(answers, undefined, line.id));
    const [store] = useState(createStore);
    return (
      <Provider store={store}>
        <Preventivo client={client} today={today}>
          <RulesProvider rules={rules}>
            <ContractorForm
              {...props}
              contractor={contractor}
              values={values ?? emptyContractor(contractor.types)}
            >
              {(busy) => <ActionBar busy={busy} />}
            </ContractorForm>
          </RulesProvider>
        </Preventivo>
      </Provider>
    );
  };
}
