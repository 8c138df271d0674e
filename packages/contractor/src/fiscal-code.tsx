import type { ChoiceField, Failure, Person } from '@preventivo/core';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import { codeEdit, codeHint, codeLabel } from '@preventivo/core/words';
import { initialWidgets, type WidgetProps } from '@preventivo/form';
import { announce, Button, focusOnceDrawn, TextInput } from '@preventivo/ui';
import { useFormikContext } from 'formik';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Filled } from './fill-from-code.ts';
import { filledIn } from './filled-in.ts';

/** Length of a fiscal code. */
const LENGTH = 16;

/** State of the summary line that replaces the questions answered by a fiscal code. */
export interface Fold {
  readonly folded: boolean;
  /** The hidden questions of the table. */
  readonly questions: readonly string[];
  fold(folded: boolean): void;
  /** Shows the questions if one of them is invalid. */
  unfoldFor(failures: readonly Failure[] | undefined): void;
}

const none: readonly string[] = [];
export const FoldContext = createContext<Fold>({
  folded: false,
  questions: none,
  fold: () => {},
  unfoldFor: () => {},
});

/** @param shown failures known before the page rendered */
export function useFold(shown: readonly Failure[] | undefined): Fold {
  const [folded, fold] = useState(false);
  const state = useMemo(
    () => ({
      folded,
      questions: folded ? filledIn : none,
      fold,
      unfoldFor(failures: readonly Failure[] = []) {
        if (failures.some(({ field }) => field === 'sesso' || filledIn.includes(field)))
          fold(false);
      },
    }),
    [folded],
  );
  useEffect(() => state.unfoldFor(shown), [state, shown]);
  return state;
}

/**
 * The sex of a person, after the fiscal code that answers it with two more questions
 * (docs/rules/contractor.md#fiscal-code).
 */
export function SexOrFiscalCode(props: WidgetProps<string | null, ChoiceField>) {
  const t = useTranslate();
  const { folded, fold } = useContext(FoldContext);
  const Sex = initialWidgets.choice;
  const top = useRef<HTMLDivElement>(null);
  // Starting over, or as another contractor, clears the answers.
  useEffect(() => () => fold(false), [fold]);

  function change() {
    fold(false);
    focusOnceDrawn(top, 'sesso');
  }

  return (
    <div className="q-fields" ref={top}>
      <FiscalCode />
      {folded ? (
        <Button variant="link" onClick={change}>
          {t(codeEdit)}
        </Button>
      ) : (
        <Sex {...props} />
      )}
    </div>
  );
}

/** The text of the code is no answer: it is neither saved nor sent. */
function FiscalCode() {
  const t = useTranslate();
  const { client, readToday } = usePreventivo();
  const { folded, fold } = useContext(FoldContext);
  const form = useFormikContext<Person>();
  const latestForm = useRef(form);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<Filled>({});
  const latest = useRef('');
  useEffect(() => {
    const { nome, cognome } = latestForm.current.values;
    latestForm.current = form;
    // The corrected name may match the code.
    if (said.error && (nome !== form.values.nome || cognome !== form.values.cognome))
      void read(latest.current);
  });
  // After starting over, or as another contractor, results for the previous code are ignored.
  useEffect(
    () => () => {
      latest.current = '';
    },
    [],
  );

  /** Offline it does nothing silently: the questions below are still there. */
  const read = (code: string) => fill(code).catch(() => undefined);

  async function fill(code: string) {
    const { fillFromCode } = await import('@preventivo/contractor/lazy/fill-from-code');
    const toFill = {
      isReplaced: () => latest.current !== code,
      values: () => latestForm.current.values,
      answer: (given: Partial<Person>) => {
        const { values, setValues } = latestForm.current;
        flushSync(() => void setValues({ ...values, ...given }));
      },
    };
    const filled = await fillFromCode(code, toFill, client, readToday(), t);
    if (toFill.isReplaced()) return;
    setSaid(filled);
    fold(filled.folds ?? false);
    if (filled.note) announce(filled.note);
  }

  function change(typed: string) {
    setText(typed);
    const code = bare(typed);
    if (latest.current === code) return;
    latest.current = code;
    setSaid({});
    fold(false);
    if (code.length === LENGTH) void read(code);
  }

  return (
    <TextInput
      name="codice_fiscale"
      label={t(codeLabel)}
      optional
      hint={t(codeHint)}
      autoCapitalize="characters"
      width={LENGTH + 2}
      value={text}
      onChange={change}
      onBlur={() => {
        const { current: code } = latest;
        if (code !== '' && code.length !== LENGTH) void read(code);
      }}
      error={said.error}
      // The summary is outdated once the questions can be edited.
      note={said.folds && !folded ? undefined : said.note}
    />
  );
}

/** Removes pasted spaces and invisible characters. */
const bare = (text: string) => text.replace(/[\s\p{Cf}]/gu, '');
