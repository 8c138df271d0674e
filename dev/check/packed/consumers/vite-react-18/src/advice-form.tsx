import { AddressField, emptyAddress } from '@preventivo/address/formik';
import { type Consents, missingConsents, noConsents } from '@preventivo/core/consents';
import { ConsentBlock, mup } from '@preventivo/privacy';
import { ErrorMessage, Field, Form, Formik } from 'formik';
import { useState } from 'react';

interface Advice {
  readonly nome: string;
  readonly casa: typeof emptyAddress;
  readonly consensi: Consents;
}

const documents = mup({ mup: '/documenti/mup.pdf', reclami: '/reclami' });

/** A Formik form of the app, with a text input of the app and the packages' address and consents. */
export function AdviceForm() {
  const [thanks, setThanks] = useState('');
  if (thanks) return <p role="status">{thanks}</p>;
  return (
    <Formik<Advice>
      initialValues={{ nome: '', casa: emptyAddress, consensi: noConsents }}
      validate={wrongWith}
      onSubmit={async (advice) => {
        await fetch('/richieste', { method: 'POST', body: JSON.stringify(advice) });
        setThanks(`Grazie ${advice.nome}, ti scriviamo in ${advice.casa.city}.`);
      }}
    >
      {({ values, errors, submitCount, setFieldValue }) => (
        <Form noValidate>
          <label htmlFor="nome">Nome</label>
          <Field id="nome" name="nome" autoComplete="given-name" />
          <ErrorMessage name="nome" component="p" />
          <AddressField name="casa" label="Dove abiti" search="Cerca dove abiti" />
          <ConsentBlock
            variant="anonymous"
            value={values.consensi}
            onChange={(consensi) => void setFieldValue('consensi', consensi)}
            errors={submitCount > 0 ? (errors.consensi ?? {}) : {}}
            documents={documents}
            privacyUrl="/privacy"
            termsUrl="/condizioni"
          />
          <button type="submit">Invia</button>
        </Form>
      )}
    </Formik>
  );
}

/** Returns the errors by field name. The address has one error as a whole, or one error for each invalid part. */
const wrongWith = ({ nome, casa, consensi }: Advice) => ({
  ...(nome.trim() === '' && { nome: 'Scrivi come ti chiami' }),
  ...(casa.street === ''
    ? { casa: 'Scrivi dove abiti' }
    : casa.zip === '' && { casa: { zip: 'CAP non valido' } }),
  ...missing(consensi),
});

function missing(consents: Consents) {
  const keys = missingConsents(consents, 'anonymous');
  return keys.length > 0
    ? { consensi: Object.fromEntries(keys.map((key) => [key, 'Consenso obbligatorio'])) }
    : {};
}
