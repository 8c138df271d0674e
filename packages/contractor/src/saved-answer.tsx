import type {
  Company,
  Contractor,
  ContractorType,
  Person,
  Profile,
  TextField,
  User,
} from '@preventivo/core';
import type { WidgetProps } from '@preventivo/ui/formik';
import { createContext, useContext } from 'react';
import { SavedContractors } from './saved/index.ts';

/** What the list of saved records needs besides its answer. */
export interface SavedChoice {
  readonly user: User;
  readonly profile: Profile['contractor'];
  readonly type: ContractorType;
  /** Who was written by hand before the login: a new record starts with it. */
  readonly typed: Person | Company;
  /** Hears who was chosen, whole. */
  onChoose(contractor: Contractor): void;
}

export const SavedChoiceContext = createContext<SavedChoice | undefined>(undefined);

/** The saved record that asks. */
export function SavedAnswer({ answer, failures, ...on }: WidgetProps<string, TextField>) {
  const choice = useContext(SavedChoiceContext);
  if (!choice) return null;
  const { user, profile, type, typed } = choice;
  return (
    <SavedContractors
      {...{ user, type, typed }}
      contractor={profile}
      chosen={answer || null}
      error={failures[0]?.invalid}
      refused={failures.find(({ inside }) => inside)}
      onChoose={(contractor) => {
        choice.onChoose(contractor);
        on.onAnswer(contractor.selectPeopleId ?? '');
        // Clicked, not written: it is whole at once.
        on.onLeave();
      }}
    />
  );
}
