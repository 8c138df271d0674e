import type { TextField } from '@preventivo/core';
import { announce, Button, TextInput } from '@preventivo/ui';
import { sharedProps, type WidgetProps } from '@preventivo/ui/formik';
import { useContext } from 'react';
import { TypeChangeContext } from './type-change.ts';

/** The legal name of a company, which often is its name (docs/rules/contractor.md#company). */
export function LegalName(props: WidgetProps<string, TextField>) {
  const { companyName } = useContext(TypeChangeContext);

  function takeName() {
    const name = companyName().trim();
    if (name === '') return announce("Scrivi prima il nome dell'azienda");
    props.onAnswer(name);
    // Nobody is going on writing: it is taken, and looked at, at once.
    props.onLeave();
    announce(`Ragione sociale: ${name}`);
  }

  return (
    <TextInput
      {...sharedProps(props)}
      value={props.answer}
      after={
        <Button variant="link" onClick={takeName}>
          Uguale al nome dell'azienda
        </Button>
      }
    />
  );
}
