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

const LENGTH = 16;

/** The state of the summary line that replaces the questions answered by a fiscal code. */
export interface Fold {
  readonly folded: boolean;
  /** The form keys of the questions that the summary line hides now. */
  readonly questions: readonly string[];
  fold(folded: boolean): void;
  /** Shows the hidden questions again if one of them is invalid. */
  unfoldFor(failures: readonly Failure[] | undefined): void;
}

const none: readonly string[] = [];
export const FoldContext = createContext<Fold>({
  folded: false,
  questions: none,
  fold: () => {},
  unfoldFor: () => {},
});

/**
 * Returns the state of the summary line.
 * @param shown failures that are already known at the first render
 */
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
 * The question for a person's sex, below a text box for the fiscal code. A valid code also answers
 * the questions for birth date and birthplace (docs/rules/contractor.md#fiscal-code).
 */
export function SexOrFiscalCode(props: WidgetProps<string | null, ChoiceField>) {
  const t = useTranslate();
  const { folded, fold } = useContext(FoldContext);
  const Sex = initialWidgets.choice;
  const top = useRef<HTMLDivElement>(null);
  // The question unmounts if the user starts over or chooses another contractor type. Both clear
  // the answers, so the hidden questions must be visible again.
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

/** The text box for the fiscal code. Its text is not an answer: it is neither saved nor sent. */
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
    // If the name changes, reads the fiscal code again, because it may match now.
    if (said.error && (nome !== form.values.nome || cognome !== form.values.cognome))
      void read(latest.current);
  });
  // Ignores the response to a look-up after unmount (starting over, or another contractor type).
  useEffect(
    () => () => {
      latest.current = '';
    },
    [],
  );

  /**
   * Fills in the answers. A network failure is ignored, because the user can answer the questions
   * below.
   */
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
      // Once the questions are visible again, hides the note that sums them up, because the user
      // may change the answers.
      note={said.folds && !folded ? undefined : said.note}
    />
  );
}

/** Removes spaces and invisible characters, which a pasted code may contain. */
const bare = (text: string) => text.replace(/[\s\p{Cf}]/gu, '');
