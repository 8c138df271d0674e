import {
  type ChoiceField,
  type Contractor,
  type ContractorType,
  chosenType,
  emptyContractor,
  same,
  type TextField,
} from '@preventivo/core';
import { useSay } from '@preventivo/core/react';
import {
  legalNameFirst,
  legalNameSame,
  legalNameTaken,
  typeBrought,
  typeCleared,
  typeUndo,
} from '@preventivo/core/words';
import { sharedProps, type WidgetProps } from '@preventivo/form';
import {
  announce,
  Button,
  CompanyIcon,
  moveFocus,
  Notice,
  PersonIcon,
  RadioGroup,
  TextInput,
  useCommitEffect,
} from '@preventivo/ui';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ContractorFormProps } from './contractor-form-props.ts';

/** What the controls of page 1 know of each other. */
export interface TypeChange {
  /** Whether answers were thrown away with the last choice of the type. */
  readonly cleared: boolean;
  /** Brings them back. */
  undo(): void;
  /** Takes another type. @defaultValue the type is an answer like others */
  choose?(type: string | null): void;
  /** Whether the type was chosen just now: true once. */
  wasChosen(): boolean;
  /** The name of the company, as far as it is written. */
  companyName(): string;
}

/** No type to be changed, and no company: what controls find outside of a form of page 1. */
export const noTypeChange: TypeChange = {
  cleared: false,
  undo: () => {},
  wasChosen: () => false,
  companyName: () => '',
};

export const TypeChangeContext = createContext(noTypeChange);

/**
 * The type of the contractor while it is asked: another one clears everything, and can be taken back
 * (docs/rules/contractor.md#type).
 */
export function useTypeChange(
  contractor: Contractor,
  onChange: ContractorFormProps['onChange'],
): TypeChange {
  const say = useSay();
  // What the last change of the type threw away.
  const [before, setBefore] = useState<Contractor>();
  const justChosen = useRef(false);
  const now = useRef({ contractor, onChange });
  useCommitEffect(() => {
    now.current = { contractor, onChange };
  });

  return useMemo(() => {
    function turnTo(other: Contractor, lost: Contractor | undefined) {
      justChosen.current = true;
      setBefore(lost);
      now.current.onChange(other, other);
    }
    return {
      cleared: before !== undefined,
      undo() {
        if (!before) return;
        announce(say(typeBrought));
        turnTo(before, undefined);
      },
      choose(key) {
        const type = typeOf(key);
        const { contractor: given } = now.current;
        if (type === null || type === given.tipoPersona) return;
        if (isAnswered(given)) announce(say(typeCleared));
        turnTo(chosenType(given, type), isAnswered(given) ? given : before);
      },
      wasChosen() {
        const is = justChosen.current;
        justChosen.current = false;
        return is;
      },
      companyName: () => companyNameOf(now.current.contractor),
    };
  }, [before, say]);
}

/** The type that was chosen; null for anything else. */
export const typeOf = (answer: unknown): ContractorType | null =>
  answer === 'giuridica' || answer === 'fisica' ? answer : null;

/** The name of the company that asks, '' where none does. */
export const companyNameOf = (contractor: Contractor): string =>
  contractor.tipoPersona === 'giuridica' ? contractor.azienda.nomeAzienda : '';

const isAnswered = (contractor: Contractor): boolean =>
  contractor.tipoPersona !== null && !same(contractor, emptyContractor([contractor.tipoPersona]));

/** Person or company (docs/rules/contractor.md#type). A change that cost answers can be undone. */
export function TypeSelector(props: WidgetProps<string | null, ChoiceField>) {
  const say = useSay();
  const { cleared, undo, choose = props.onAnswer, wasChosen } = useContext(TypeChangeContext);
  const group = useRef<HTMLFieldSetElement>(null);
  const { options } = props;

  // The form was drawn anew with the questions of the other type: who chose is still here.
  useEffect(() => {
    const chosen = wasChosen() && group.current?.querySelector<HTMLElement>(':checked');
    if (chosen) moveFocus(chosen, { preventScroll: true });
  }, [wasChosen]);

  return (
    <div className="q-fields">
      <RadioGroup
        {...sharedProps(props)}
        ref={group}
        onChange={choose}
        value={props.answer}
        options={typeof options === 'string' ? [] : options.map(withPictogram)}
      />
      {cleared && (
        <Notice
          kind="info"
          actions={
            <Button variant="outline" size="medium" onClick={undo}>
              {say(typeUndo)}
            </Button>
          }
        >
          {say(typeCleared)}
        </Notice>
      )}
    </div>
  );
}

const withPictogram = (option: { readonly id: string; readonly value: string }) => ({
  ...option,
  icon: option.id === 'giuridica' ? <CompanyIcon /> : <PersonIcon />,
});

/** The legal name of a company, which often is its name (docs/rules/contractor.md#company). */
export function LegalName(props: WidgetProps<string, TextField>) {
  const say = useSay();
  const { companyName } = useContext(TypeChangeContext);

  function takeName() {
    const name = companyName().trim();
    if (name === '') return announce(say(legalNameFirst));
    props.onAnswer(name);
    // Nobody is going on writing: it is taken, and looked at, at once.
    props.onLeave();
    announce(say(legalNameTaken, { name }));
  }

  return (
    <TextInput
      {...sharedProps(props)}
      value={props.answer}
      after={
        <Button variant="link" onClick={takeName}>
          {say(legalNameSame)}
        </Button>
      }
    />
  );
}
