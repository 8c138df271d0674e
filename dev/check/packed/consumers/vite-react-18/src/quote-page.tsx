import { initialValues, type Table, text, type Values, yesNo } from '@preventivo/core';
import { TableForm } from '@preventivo/form';
import { ErrorMessage, Field } from 'formik';
import { useState } from 'react';

const fields = {
  nome: text({ label: 'Come ti chiami', code: 'NOME', error: 'Indicare il nome', min: 2, max: 40 }),
  patente: yesNo({
    label: 'Hai la patente?',
    code: 'PATENTE',
    error: 'Indicare se hai la patente',
  }),
};
const driver: Table<typeof fields> = { fields };
const keys = ['nome', 'patente'];
/** The initial values. `amico` is a field of the app that is not in `fields`. */
const start = { ...initialValues(driver), amico: '' };

/** A page with questions of the packages and a Formik field of the app. */
export function QuotePage() {
  const [values, setValues] = useState<Values<typeof fields>>(start);
  const [thanks, setThanks] = useState('');
  if (thanks) return <p role="status">{thanks}</p>;
  return (
    <TableForm
      {...{ keys, values }}
      table={driver}
      onChange={(_, settled) => setValues(settled as typeof values)}
      onValidSubmit={async (answers) => {
        await fetch('/richieste', { method: 'POST', body: JSON.stringify(answers) });
        setThanks(`Grazie ${String(answers.nome)}`);
        return [];
      }}
    >
      {() => (
        <>
          <label htmlFor="amico">Codice amico</label>
          <Field id="amico" name="amico" validate={wrongCode} />
          <ErrorMessage name="amico" component="p" />
          <button type="submit">Invia</button>
        </>
      )}
    </TableForm>
  );
}

const wrongCode = (code: string) =>
  code === '' || code === 'AMICO26' ? undefined : 'Questo codice non esiste';
