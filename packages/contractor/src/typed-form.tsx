import {
  type AddressField,
  contractorMessages,
  contractorQuestions,
  type MunicipalityField,
  partOf,
  withContractorValues,
} from '@preventivo/core';
import type { Address } from '@preventivo/core/italian';
import { useSettled } from '@preventivo/core/react';
import { lazyComponent, Skeleton, usePreload } from '@preventivo/ui';
import { TableForm, type WidgetProps, type Widgets } from '@preventivo/ui/formik';
import { useMemo } from 'react';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { LegalName } from './legal-name.tsx';
import { TypeChangeContext, useTypeChange } from './type-change.ts';
import { TypeSelector } from './type-selector.tsx';
import { usePass } from './use-pass.ts';

/** A person or a company that asks by hand, on a line that takes companies. */
export function TypedForm({ contractor: profile, answers, ...props }: ContractorFormProps) {
  const contractor = useSettled(answers);
  const change = useTypeChange(answers);
  const pass = usePass({ contractor: profile, ...props });
  usePreload(loadAddressWidgets);
  const values = useMemo(
    () =>
      partOf(answers, (whole) => contractorQuestions(profile, whole).values, withContractorValues),
    [profile, answers],
  );
  const { table, keys } = contractorQuestions(profile, contractor);
  return (
    <TypeChangeContext.Provider value={change}>
      <TableForm
        {...{ table, keys }}
        // The other type asks other questions: nothing of the old ones stays.
        key={contractor.tipoPersona}
        answers={values}
        widgets={widgets}
        sentence={contractorMessages.CONTRACTOR}
        focusRefused
        shown={props.shown}
        heading={
          <>
            {props.heading}
            {profile.types.length === 1 && <p className="q-lead">Preventivo per aziende</p>}
          </>
        }
        onValidSubmit={() => pass(answers.get())}
        onRejected={props.onRejected}
      >
        {props.children}
      </TableForm>
    </TypeChangeContext.Provider>
  );
}

// Asked once it is said who asks: they are loaded while that question is read.
const loadAddressWidgets = () =>
  import('./address-widgets.ts').then((module) => module.addressWidgets);

const widgets: Widgets = {
  address: lazyComponent<WidgetProps<Address, AddressField>>(
    async () => (await loadAddressWidgets()).address,
    { fallback: () => <Skeleton count={3} /> },
  ),
  municipality: lazyComponent<WidgetProps<string, MunicipalityField>>(
    async () => (await loadAddressWidgets()).municipality,
    { fallback: () => <Skeleton count={1} /> },
  ),
  tipoPersona: TypeSelector,
  ragioneSociale: LegalName,
};
