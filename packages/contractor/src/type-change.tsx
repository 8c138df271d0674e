import {
  type ChoiceField,
  type Contractor,
  type ContractorType,
  chosenType,
  emptyContractor,
  same,
  type TextField,
} from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
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

/** The state of the contractor type, which the controls of page 1 share. */
export interface TypeChange {
  /** Whether the last change of type discarded answers. */
  readonly cleared: boolean;
  undo(): void;
  /** Changes the contractor type. @defaultValue none: the type is answered like any other question */
  choose?(type: string | null): void;
  /** Returns true on the first call after the user has chosen a type. */
  wasChosen(): boolean;
  companyName(): string;
}

/** The default for controls outside page 1. */
export const noTypeChange: TypeChange = {
  cleared: false,
  undo: () => {},
  wasChosen: () => false,
  companyName: () => '',
};

export const TypeChangeContext = createContext(noTypeChange);

/**
 * Manages the contractor type on page 1. A change of the type clears all answers, and the user can undo it
 * (docs/rules/contractor.md#type).
 */
export function useTypeChange(
  contractor: Contractor,
  onChange: ContractorFormProps['onChange'],
): TypeChange {
  const t = useTranslate();
  // The answers that the last change of the type discarded.
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
        announce(t(typeBrought));
        turnTo(before, undefined);
      },
      choose(key) {
        const type = typeOf(key);
        const { contractor: given } = now.current;
        if (type === null || type === given.tipoPersona) return;
        if (isAnswered(given)) announce(t(typeCleared));
        turnTo(chosenType(given, type), isAnswered(given) ? given : before);
      },
      wasChosen() {
        const is = justChosen.current;
        justChosen.current = false;
        return is;
      },
      companyName: () => companyNameOf(now.current.contractor),
    };
  }, [before, t]);
}

/** Returns an answer as a contractor type, or null for another value. */
export const typeOf = (answer: unknown): ContractorType | null =>
  answer === 'giuridica' || answer === 'fisica' ? answer : null;

/** Returns the contractor's company name; '' for a person. */
export const companyNameOf = (contractor: Contractor): string =>
  contractor.tipoPersona === 'giuridica' ? contractor.azienda.nomeAzienda : '';

const isAnswered = (contractor: Contractor): boolean =>
  contractor.tipoPersona !== null && !same(contractor, emptyContractor([contractor.tipoPersona]));

/**
 * Asks whether the contractor is a person or a company. A button undoes a change of the type
 * (docs/rules/contractor.md#type).
 */
export function TypeSelector(props: WidgetProps<string | null, ChoiceField>) {
  const t = useTranslate();
  const { cleared, undo, choose = props.onAnswer, wasChosen } = useContext(TypeChangeContext);
  const group = useRef<HTMLFieldSetElement>(null);
  const { options } = props;

  // Focus the chosen type again: the form has remounted with the questions of this type.
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
              {t(typeUndo)}
            </Button>
          }
        >
          {t(typeCleared)}
        </Notice>
      )}
    </div>
  );
}

const withPictogram = (option: { readonly id: string; readonly value: string }) => ({
  ...option,
  icon: option.id === 'giuridica' ? <CompanyIcon /> : <PersonIcon />,
});

/**
 * The legal name of a company, with a button that copies the company's name into it (docs/rules/contractor.md#company).
 */
export function LegalName(props: WidgetProps<string, TextField>) {
  const t = useTranslate();
  const { companyName } = useContext(TypeChangeContext);

  function takeName() {
    const name = companyName().trim();
    if (name === '') return announce(t(legalNameFirst));
    props.onAnswer(name);
    // Validate now: copying the name causes no blur.
    props.onLeave();
    announce(t(legalNameTaken, { name }));
  }

  return (
    <TextInput
      {...sharedProps(props)}
      value={props.answer}
      after={
        <Button variant="link" onClick={takeName}>
          {t(legalNameSame)}
        </Button>
      }
    />
  );
}
