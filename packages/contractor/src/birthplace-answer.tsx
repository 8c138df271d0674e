import { addressWidgets } from '@preventivo/address';
import type { MunicipalityField, Person } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { announce } from '@preventivo/ui';
import type { WidgetProps } from '@preventivo/ui/formik';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

/** The birthplace, with a note on the name that it had on the birth date. The note refuses nothing. */
export function BirthplaceAnswer(props: WidgetProps<string, MunicipalityField>) {
  const { client, say } = usePreventivo();
  const { data_nascita: date } = useFormikContext<Person>().values;
  const [note, setNote] = useState<string>();
  const { answer } = props;
  const Municipality = addressWidgets.municipality;

  // Only after the visitor answers: a restored draft asks nothing.
  const isAnswered = useRef(false);

  useEffect(() => {
    setNote(undefined);
    if (!isAnswered.current || !answer || !date) return;
    let isCurrent = true;
    const explain = async () => {
      const { nameThen } = await import('@preventivo/contractor/lazy/pass-contractor');
      const explanation = await nameThen(client, answer, date, say);
      if (!isCurrent || !explanation) return;
      setNote(explanation);
      announce(explanation);
    };
    // The answer is right without a note.
    void explain().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [answer, date, client, say]);

  return (
    <Municipality
      {...props}
      note={props.note ?? note}
      onAnswer={(next, isTyped) => {
        isAnswered.current = true;
        props.onAnswer(next, isTyped);
      }}
    />
  );
}
