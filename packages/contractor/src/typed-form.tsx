import {
  type AddressField,
  contractorMessages,
  type Fields,
  type MunicipalityField,
  type Values,
} from '@preventivo/core';
import type { Address } from '@preventivo/core/italian';
import { lazyComponent, Skeleton, usePreload } from '@preventivo/ui';
import { TableForm, type WidgetProps, type Widgets } from '@preventivo/ui/formik';
import { useMemo } from 'react';
import { askedOf } from './asked-of.ts';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { LegalName } from './legal-name.tsx';
import { TypeChangeContext } from './type-change.ts';
import { TypeSelector } from './type-selector.tsx';
import { usePass } from './use-pass.ts';
import { useTypedContractor } from './use-typed-contractor.ts';

/** A person or a company that asks by hand, on a line that takes companies. */
export function TypedForm(props: ContractorFormProps) {
  const { contractor: profile, adopted } = props;
  const { drawn, change, keep } = useTypedContractor(props);
  const pass = usePass(props);
  usePreload(loadAddressWidgets);
  const taken = useMemo(() => adopted && askedOf(profile, adopted).values, [profile, adopted]);
  return (
    <TypeChangeContext.Provider value={change}>
      <TableForm
        {...askedOf(profile, drawn.contractor)}
        // The other type asks other questions: nothing of the old ones stays.
        key={drawn.turn}
        widgets={widgets}
        sentence={contractorMessages.CONTRACTOR}
        focusRefused
        adopted={taken}
        shown={drawn.turn === 0 ? props.shown : undefined}
        heading={
          <>
            {props.heading}
            {profile.types.length === 1 && <p className="q-lead">Preventivo per aziende</p>}
          </>
        }
        onChange={keep}
        onValidSubmit={(answers: Values<Fields>) => pass(keep(answers, true))}
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
