import type { Person } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import { savedNameFixed } from '@preventivo/core/words';
import { sharedProps, type WidgetProps, type Widgets } from '@preventivo/form';
import { isPersonName } from '@preventivo/italian';
import { TextInput } from '@preventivo/ui';

/**
 * Returns controls that show the name and surname of a saved person read-only (docs/rules/accounts.md#fixed-names). A
 * missing name stays editable, so that the user can complete the record.
 */
export function fixedWidgets({ nome, cognome }: Pick<Person, 'nome' | 'cognome'>): Widgets {
  return {
    ...(isPersonName(nome) && { nome: FixedName }),
    ...(isPersonName(cognome) && { cognome: FixedSurname }),
  };
}

function FixedName(props: WidgetProps<string>) {
  const t = useTranslate();
  const hint = t(savedNameFixed);
  return <TextInput {...sharedProps(props)} {...fixed} hint={hint} value={props.answer} />;
}

function FixedSurname(props: WidgetProps<string>) {
  return <TextInput {...sharedProps(props)} {...fixed} value={props.answer} />;
}

const fixed = { readOnly: true, onChange: () => {} };
