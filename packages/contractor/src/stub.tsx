import { type Person, schedulePreload } from '@preventivo/core';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import { codeHint, codeLabel } from '@preventivo/core/words';
import { announce, lazy, TextInput, useCommitEffect } from '@preventivo/ui';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CODE_LENGTH, type CodeMessage, FoldContext, unfolded } from './fold.ts';

const card = lazy(() =>
  import('@preventivo/contractor/lazy/stub-card').then(({ StubCard }) => StubCard),
);

/** Loads the card's code, so that the card renders together with a restored draft. */
export const loadStub: () => Promise<unknown> = card.preload;

/**
 * The top of page 1 for a person: a text box for the fiscal code, which fills in sex, birth date and birthplace
 * (docs/rules/contractor.md#fiscal-code). When these are answered, a card replaces the box and the questions
 * (docs/rules/contractor.md#stub). The text in the box is not an answer: it is neither saved nor sent.
 */
export function Stub() {
  const t = useTranslate();
  const { client, readToday } = usePreventivo();
  const { folded, fold } = useContext(FoldContext);
  const form = useFormikContext<Person>();
  const latestForm = useRef(form);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<CodeMessage>({});
  const latest = useRef('');
  // Read the card's code at each render: the card must appear together with the answers of a restored draft.
  const Card = card.loaded();
  const [, setLoaded] = useState(false);
  useEffect(() => {
    const load = () => card.preload().then(() => setLoaded(true));
    return Card ? undefined : schedulePreload(load);
  }, [Card]);
  useEffect(() => {
    const { nome, cognome } = latestForm.current.values;
    latestForm.current = form;
    // Read the refused fiscal code again when the name changes, because the code may match the new name.
    if (said.error && (nome !== form.values.nome || cognome !== form.values.cognome))
      void read(latest.current);
  });
  // On unmount, ignore the response to a pending request, and show all questions in the next form. The component
  // unmounts when the user starts over or changes the contractor type.
  useCommitEffect(
    () => () => {
      latest.current = '';
      fold(unfolded);
    },
    [fold],
  );

  /**
   * Fills in the answers from a fiscal code. A network failure is ignored, because the user can answer the questions
   * below.
   */
  const read = (code: string) => fill(code).catch(() => undefined);

  async function fill(code: string) {
    const { fillFromCode } = await import('@preventivo/contractor/lazy/fill-from-code');
    const toFill = {
      isReplaced: () => latest.current !== code,
      values: () => latestForm.current.values,
      answer: (given: Partial<Person>) => {
        // The code has filled in the answers before. Keep what the user has changed since.
        if (said.isFilled) return;
        const { values, setValues } = latestForm.current;
        flushSync(() => void setValues({ ...values, ...given }));
      },
    };
    const message = await fillFromCode(code, toFill, client, readToday(), t);
    if (toFill.isReplaced()) return;
    setSaid(message);
    if (message.note) announce(message.note);
  }

  function change(typed: string) {
    setText(typed);
    const code = bare(typed);
    if (latest.current === code) return;
    latest.current = code;
    setSaid({});
    if (code.length === CODE_LENGTH) void read(code);
  }

  return (
    <>
      {Card && (
        <Card
          code={bare(text)}
          message={said}
          onMismatch={(error) => setSaid({ error, isFilled: true })}
        />
      )}
      {folded.length === 0 && (
        <TextInput
          name="codice_fiscale"
          label={t(codeLabel)}
          optional
          hint={t(codeHint)}
          autoCapitalize="characters"
          width={CODE_LENGTH + 2}
          value={text}
          onChange={change}
          onBlur={() => {
            const { current: code } = latest;
            if (code !== '' && code.length !== CODE_LENGTH) void read(code);
          }}
          error={said.error}
          note={said.note}
        />
      )}
    </>
  );
}

/** Removes spaces and invisible characters, which a pasted code may contain. */
const bare = (text: string) => text.replace(/[\s\p{Cf}]/gu, '');
