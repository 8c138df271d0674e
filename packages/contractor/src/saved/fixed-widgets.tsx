import type { Person } from '@preventivo/core';
import { useSay } from '@preventivo/core/react';
import { savedNameFixed } from '@preventivo/core/words';
import { sharedProps, type WidgetProps, type Widgets } from '@preventivo/form';
import { isPersonName } from '@preventivo/italian';
import { TextInput } from '@preventivo/ui';

/**
 * What of a saved person is shown and not asked: the name and the surname
 * (docs/rules/accounts.md#fixed-names). One that is missing can be written, or the record could
 * never be completed.
 */
export function fixedWidgets({ nome, cognome }: Pick<Person, 'nome' | 'cognome'>): Widgets {
  return {
    ...(isPersonName(nome) && { nome: FixedName }),
    ...(isPersonName(cognome) && { cognome: FixedSurname }),
  };
}

function FixedName(props: WidgetProps<string>) {
  const say = useSay();
  const hint = say(savedNameFixed);
  return <TextInput {...sharedProps(props)} {...fixed} hint={hint} value={props.answer} />;
}

function FixedSurname(props: WidgetProps<string>) {
  return <TextInput {...sharedProps(props)} {...fixed} value={props.answer} />;
}

const fixed = { readOnly: true, onChange: () => {} };
