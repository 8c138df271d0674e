import { contractorMessages, type Fields, type Values } from '@preventivo/core';
import { TableForm, type Widgets } from '@preventivo/ui/formik';
import { useMemo } from 'react';
import { askedOf } from './asked-of.ts';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { laterAddressWidgets, useLaterAddress } from './later-address-widgets.tsx';
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
  useLaterAddress();
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
        onKeep={keep}
        onPassed={(answers: Values<Fields>) => pass(keep(answers, true))}
        onRejected={props.onRejected}
      >
        {props.children}
      </TableForm>
    </TypeChangeContext.Provider>
  );
}

const widgets: Widgets = {
  ...laterAddressWidgets,
  tipoPersona: TypeSelector,
  ragioneSociale: LegalName,
};
