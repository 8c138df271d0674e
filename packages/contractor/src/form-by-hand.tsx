import {
  contractorMessages,
  contractorQuestions,
  partOf,
  withContractorValues,
} from '@preventivo/core';
import { useSay, useSentence, useSettled } from '@preventivo/core/react';
import { quoteForCompanies, quoteForPeople } from '@preventivo/core/words';
import { TableForm, type Widgets } from '@preventivo/ui/formik';
import { useMemo } from 'react';
import { placeWidgets } from './birthplace-answer.tsx';
import type { ContractorFormProps } from './contractor-form-props.ts';
import { FoldContext, SexOrFiscalCode, useFold } from './fiscal-code.tsx';
import { LegalName, TypeChangeContext, TypeSelector, useTypeChange } from './type-change.tsx';
import { usePass } from './use-pass.ts';

/** A person or a company that asks by hand. */
export function FormByHand({ contractor: profile, answers, ...props }: ContractorFormProps) {
  const say = useSay();
  const contractor = useSettled(answers);
  const change = useTypeChange(answers);
  const fold = useFold(props.shown);
  const pass = usePass({ contractor: profile, ...props });
  const values = useMemo(
    () =>
      partOf(answers, (whole) => contractorQuestions(profile, whole).values, withContractorValues),
    [profile, answers],
  );
  const { table, keys } = contractorQuestions(profile, contractor);
  return (
    <TypeChangeContext.Provider value={change}>
      <FoldContext.Provider value={fold}>
        <TableForm
          {...{ table, keys }}
          // The other type asks other questions: nothing of the old ones stays.
          key={contractor.tipoPersona}
          answers={values}
          widgets={widgets}
          sentence={useSentence('CONTRACTOR', contractorMessages.CONTRACTOR)}
          focusRefused
          shown={props.shown}
          folded={fold.questions}
          heading={
            <>
              {props.heading}
              {profile.types.length === 1 && (
                <p className="q-lead">
                  {profile.types[0] === 'fisica' ? say(quoteForPeople) : say(quoteForCompanies)}
                </p>
              )}
            </>
          }
          onValidSubmit={() => pass(answers.get())}
          onRejected={(failures) => {
            fold.unfoldFor(failures);
            props.onRejected?.(failures);
          }}
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
  sesso: SexOrFiscalCode,
};
