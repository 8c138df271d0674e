import { addressWidgets, MunicipalityBox } from '@preventivo/address';
import { type MunicipalityField, siblingOf } from '@preventivo/core';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import type { WidgetProps, Widgets } from '@preventivo/form';
import { announce } from '@preventivo/ui';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';

/** The control for a municipality. For a birthplace, it also shows a note about former names. */
function PlaceAnswer(props: WidgetProps<string, MunicipalityField>) {
  const Municipality = addressWidgets.municipality;
  return props.field.residence ? <Municipality {...props} /> : <BirthplaceAnswer {...props} />;
}

/** Controls for the addresses and municipalities of every form, including birthplaces. */
export const placeWidgets: Widgets = { ...addressWidgets, municipality: PlaceAnswer };

/**
 * Returns the answer to another question of the same group. If the question is in no group, returns the answer to
 * another question of the page.
 */
function answerBeside(values: unknown, name: string, key: string): unknown {
  return siblingOf(name, key)
    .split('.')
    .reduce<unknown>((inner, part) => isObject(inner) && inner[part], values);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The control for a birthplace. It lists municipalities that existed under their name on the birth date first. A note
 * shows the chosen municipality's name on that date. The control accepts every answer.
 */
function BirthplaceAnswer(props: WidgetProps<string, MunicipalityField>) {
  const t = useTranslate();
  const { client } = usePreventivo();
  const { values } = useFormikContext();
  const [note, setNote] = useState<string>();
  const { name, label, hint, answer, failures, onAnswer, onLeave } = props;
  const [failure] = failures;
  const written = answerBeside(values, name, 'data_nascita');
  const date = typeof written === 'string' ? written : undefined;

  // Request the former name only after the user has answered. A restored draft would otherwise cause an HTTP request.
  const isAnswered = useRef(false);

  useEffect(() => {
    setNote(undefined);
    if (!isAnswered.current || !answer || !date) return;
    let isCurrent = true;
    const explain = async () => {
      const { nameThen } = await import('@preventivo/contractor/lazy/pass-contractor');
      const explanation = await nameThen(client, answer, date, t);
      if (!isCurrent || !explanation) return;
      setNote(explanation);
      announce(explanation);
    };
    // Ignore a failed request: the answer is valid without the note.
    void explain().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [answer, date, client, t]);

  return (
    <MunicipalityBox
      {...{ name, label, hint }}
      {...((props.note ?? note) && { note: props.note ?? note })}
      value={answer}
      bornOn={date}
      isResidenza={false}
      error={failure?.invalid}
      help={failure?.help}
      onChange={(next) => {
        isAnswered.current = true;
        onAnswer(next);
      }}
      onBlur={onLeave}
    />
  );
}
