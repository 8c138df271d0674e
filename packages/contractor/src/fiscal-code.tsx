import type { ChoiceField, Person } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { announce, TextInput } from '@preventivo/ui';
import { initialWidgets, type WidgetProps } from '@preventivo/ui/formik';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { Filled } from './fill-from-code.ts';

/** The length of a fiscal code. */
const LENGTH = 16;

/** The sex of a person, and before it a code that tells it with two questions more (docs/rules/contractor.md#fiscal-code). */
export function SexOrFiscalCode(props: WidgetProps<string | null, ChoiceField>) {
  const Sex = initialWidgets.choice;
  return (
    <div className="q-fields">
      <FiscalCode />
      <Sex {...props} />
    </div>
  );
}

/** Its text is nobody's answer: it is neither kept nor sent. */
function FiscalCode() {
  const { client, today } = usePreventivo();
  const form = useFormikContext<Person>();
  const latestForm = useRef(form);
  useEffect(() => {
    latestForm.current = form;
  });
  const [text, setText] = useState('');
  const [said, setSaid] = useState<Filled>({});
  const latest = useRef('');

  /** Offline it reads nothing, and says nothing: the questions it would answer stand below. */
  const read = (typed: string) => fill(typed).catch(() => undefined);

  async function fill(typed: string) {
    const { fillFromCode } = await import('@preventivo/contractor/lazy/fill-from-code');
    const toFill = {
      values: () => latestForm.current.values,
      setFieldValue: (key: keyof Person, answer: unknown) =>
        void latestForm.current.setFieldValue(key, answer),
    };
    const filled = await fillFromCode(bare(typed), toFill, client, today);
    if (latest.current !== typed) return;
    setSaid(filled);
    if (filled.note) announce(filled.note);
  }

  function change(typed: string) {
    setText(typed);
    latest.current = typed;
    setSaid({});
    if (isWhole(typed)) void read(typed);
  }

  return (
    <TextInput
      name="codice_fiscale"
      label="Codice fiscale"
      optional
      hint="Compila per te sesso, data e luogo di nascita. Non viene inviato."
      autoCapitalize="characters"
      width={LENGTH + 2}
      value={text}
      onChange={change}
      onBlur={() => {
        if (latest.current.trim() !== '' && !isWhole(latest.current)) void read(latest.current);
      }}
      {...said}
    />
  );
}

/** The spaces that people paste with it count for nothing. */
const bare = (text: string) => text.replace(/\s/g, '');
const isWhole = (text: string) => bare(text).length === LENGTH;
