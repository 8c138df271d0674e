import type { ChoiceField, Failure, Person } from '@preventivo/core';
import { usePreventivo, useSay } from '@preventivo/core/react';
import { codeEdit, codeHint, codeLabel } from '@preventivo/core/words';
import { initialWidgets, type WidgetProps } from '@preventivo/form';
import { announce, Button, focusOnceDrawn, TextInput } from '@preventivo/ui';
import { useFormikContext } from 'formik';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Filled } from './fill-from-code.ts';
import { filledIn } from './filled-in.ts';

/** The length of a fiscal code. */
const LENGTH = 16;

/** Whether what a fiscal code has answered is told in a line and not shown as questions. */
export interface Fold {
  readonly folded: boolean;
  /** The questions of the table that are not shown. */
  readonly questions: readonly string[];
  fold(folded: boolean): void;
  /** Shows the questions should one of them be wrong after all. */
  unfoldFor(failures: readonly Failure[] | undefined): void;
}

const none: readonly string[] = [];
export const FoldContext = createContext<Fold>({
  folded: false,
  questions: none,
  fold: () => {},
  unfoldFor: () => {},
});

/** @param shown what was found wrong before the page came */
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

/** The sex of a person, and before it a code that tells it with two questions more (docs/rules/contractor.md#fiscal-code). */
export function SexOrFiscalCode(props: WidgetProps<string | null, ChoiceField>) {
  const say = useSay();
  const { folded, fold } = useContext(FoldContext);
  const Sex = initialWidgets.choice;
  const top = useRef<HTMLDivElement>(null);
  // Whoever begins anew, or as somebody else, has answered nothing.
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
          {say(codeEdit)}
        </Button>
      ) : (
        <Sex {...props} />
      )}
    </div>
  );
}

/** Its text is nobody's answer: it is neither kept nor sent. */
function FiscalCode() {
  const say = useSay();
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
    // It may be of who is called so.
    if (said.error && (nome !== form.values.nome || cognome !== form.values.cognome))
      void read(latest.current);
  });
  // Who begins anew, or as somebody else, is told nothing by the code of before.
  useEffect(
    () => () => {
      latest.current = '';
    },
    [],
  );

  /** Offline it reads nothing, and says nothing: the questions it would answer stand below. */
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
    const filled = await fillFromCode(code, toFill, client, readToday(), say);
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
      label={say(codeLabel)}
      optional
      hint={say(codeHint)}
      autoCapitalize="characters"
      width={LENGTH + 2}
      value={text}
      onChange={change}
      onBlur={() => {
        const { current: code } = latest;
        if (code !== '' && code.length !== LENGTH) void read(code);
      }}
      error={said.error}
      // What was told in a line is no longer true of questions that may be changed.
      note={said.folds && !folded ? undefined : said.note}
    />
  );
}

/** The spaces that people paste with it count for nothing, nor do signs that nobody sees. */
const bare = (text: string) => text.replace(/[\s\p{Cf}]/gu, '');
