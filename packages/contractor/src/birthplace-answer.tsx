import { addressWidgets } from '@preventivo/address';
import type { MunicipalityField, Person } from '@preventivo/core';
import { usePreventivo, useSay } from '@preventivo/core/react';
import { birthplaceThen } from '@preventivo/core/words';
import { parseMunicipality } from '@preventivo/italian';
import { announce } from '@preventivo/ui';
import type { WidgetProps } from '@preventivo/ui/formik';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

/** The birthplace, with a note on the name that it had on the birth date. The note refuses nothing. */
export function BirthplaceAnswer(props: WidgetProps<string, MunicipalityField>) {
  const say = useSay();
  const { client } = usePreventivo();
  const { data_nascita: date } = useFormikContext<Person>().values;
  const [note, setNote] = useState<string>();
  const { answer } = props;
  const Municipality = addressWidgets.municipality;

  // Only after the visitor answers: a restored draft asks nothing.
  const isAnswered = useRef(false);

  useEffect(() => {
    const place = isAnswered.current ? parseMunicipality(answer) : undefined;
    setNote(undefined);
    if (!place || !date) return;
    const { name: comune, province: provincia } = place;
    let isCurrent = true;
    void client.birthplace({ comune, provincia, data: date }).then((found) => {
      // A call that fails explains nothing: the answer is right without a note.
      const then = found.ok && parseMunicipality(found.data[0]?.value ?? '')?.name;
      if (!isCurrent || !then || then === comune) return;
      const explanation = say(birthplaceThen, { year: date.slice(0, 4), name: then });
      setNote(explanation);
      announce(explanation);
    });
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
