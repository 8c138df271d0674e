import { contractorMessages, contractorQuestions, withContractorValues } from '@preventivo/core';
import { useSentence } from '@preventivo/core/react';
import { TableForm, type Widgets } from '@preventivo/form';
import { useCommitEffect } from '@preventivo/ui';
import { useMemo, useRef, useState } from 'react';
import { placeWidgets } from './birthplace-answer.tsx';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { FoldContext, unfolded } from './fold.ts';
import { Stub } from './stub.tsx';
import { LegalName, TypeChangeContext, TypeSelector, useTypeChange } from './type-change.tsx';
import { usePass } from './use-pass.ts';

/** The form for a contractor, a person or a company, that the user types by hand. */
export function FormByHand({ contractor: profile, ...props }: ContractorFormProps) {
  const { values: contractor, onChange } = props;
  const change = useTypeChange(contractor, onChange);
  const [folded, fold] = useState(unfolded);
  const pass = usePass({ contractor: profile, ...props });
  const { table, keys, values } = useMemo(
    () => contractorQuestions(profile, contractor),
    [profile, contractor],
  );
  const state = useMemo(() => ({ table, folded, fold }), [table, folded]);
  const { tipoPersona } = contractor;
  const type = useRef(tipoPersona);
  useCommitEffect(() => {
    type.current = tipoPersona;
  });
  return (
    <TypeChangeContext.Provider value={change}>
      <FoldContext.Provider value={state}>
        <TableForm
          {...{ table, keys }}
          // Remount the form for another contractor type, because a company has other questions than a person.
          key={tipoPersona}
          values={values}
          onChange={(now, settled) => {
            // Ignore late changes from the form of the previous contractor type.
            if (type.current !== tipoPersona) return;
            const answered =
              settled === values ? contractor : withContractorValues(contractor, settled);
            onChange(now === settled ? answered : withContractorValues(contractor, now), answered);
          }}
          widgets={widgets}
          sentence={useSentence('CONTRACTOR', contractorMessages.CONTRACTOR)}
          focusRefused
          shown={props.shown}
          folded={folded}
          above={tipoPersona === 'fisica' ? above : undefined}
          heading={props.heading}
          onValidSubmit={(answered) => pass(withContractorValues(contractor, answered))}
          onRejected={props.onRejected}
        >
          {props.children}
        </TableForm>
      </FoldContext.Provider>
    </TypeChangeContext.Provider>
  );
}

const widgets: Widgets = {
  ...placeWidgets,
  tipoPersona: TypeSelector,
  ragioneSociale: LegalName,
};

const above = { key: 'nome', content: <Stub /> };
