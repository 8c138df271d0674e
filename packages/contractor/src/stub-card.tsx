import type { Option, Person } from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { useKnownLists, useLocale, usePreventivo } from '@preventivo/core/react';
import { codeName, commonEdit, savedEditTitle, stubEditBirth } from '@preventivo/core/words';
import { OptionList } from '@preventivo/form';
import {
  afterPointerUp,
  announce,
  Button,
  focused,
  moveFocus,
  useCommitEffect,
  useEventCallback,
} from '@preventivo/ui';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { birthInWords } from './birth-in-words.ts';
import { type CodeMessage, FoldContext, unfolded } from './fold.ts';

interface StubCardProps {
  /** The typed fiscal code, without spaces. */
  readonly code: string;
  readonly message: CodeMessage;
  /** Called with an error if the user types a name that does not match the fiscal code. */
  onMismatch(error: string): void;
}

const names = ['nome', 'cognome'];
const birth = ['sesso', 'data_nascita', 'natoInItalia', 'stato_nascita', 'comune_nascita'];
const box = 'codice_fiscale';
const countries = 'stati';

/**
 * Replaces the answered questions about a person by a card with their answers (docs/rules/contractor.md#stub). This
 * component also decides when to replace them. Until then it renders nothing visible.
 */
export function StubCard({ code, message, onMismatch }: StubCardProps) {
  const { table, folded, fold } = useContext(FoldContext);
  const { today, settings, t } = usePreventivo();
  const locale = useLocale();
  const lists = useKnownLists();
  const { values, errors } = useFormikContext<Person>();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);

  /** Whether the answers are valid and show no error. */
  const isKnown = (keys: readonly string[]) =>
    !keys.some((key) => key in errors) &&
    check(table, { ...values }, { today, settings, lists: lists(), keys }).length === 0;

  /** Returns the questions that the card may replace. Returns none while the box contains a refused fiscal code. */
  function foldable(): readonly string[] {
    if ((code && !message.note) || !isKnown(birth)) return unfolded;
    return isKnown(names) ? [...names, ...birth] : birth;
  }

  const isVisited = useRef(false);
  useCommitEffect(() => {
    const known = foldable();
    // Replace answers at once that the user has not typed on this page, such as the answers of a draft.
    if (!isVisited.current && !card.current?.parentElement?.contains(focused())) fold(known);
    // Show questions again if their answers were cleared or refused. Do so in the same frame as their errors.
    else if (folded.some((key) => !known.includes(key)))
      fold(folded.filter((key) => known.includes(key)));
  }, [values, errors]);

  const name = folded.includes('nome') ? nameOf(values) : '';
  const sentence = (options: readonly Option[]) => {
    const country = options.find(({ id }) => id === values.stato_nascita)?.value;
    return birthInWords(values, country, locale, t);
  };

  const foldAnswered = useEventCallback((pressed: Element | undefined) => {
    const keys = foldable();
    const at = focused();
    const visited = at && at !== document.body ? at : pressed;
    if (keys.length <= folded.length || isAt(visited, [box, ...keys])) return;
    const isNamed = keys.includes('nome');
    if (isNamed && message.matches?.(values.cognome, values.nome) === false) {
      const error = t(codeName);
      keepPlace(card.current, keys, () => {
        onMismatch(error);
        fold(unfolded);
      });
      return announce(error);
    }
    keepPlace(card.current, keys, () => fold(keys));
    const words = sentence(lists()[countries] ?? []);
    announce(isNamed ? `${nameOf(values)}. ${words}` : words);
  });
  useEffect(() => {
    const begin = () => {
      isVisited.current = true;
    };
    return onNextStep(begin, foldAnswered);
  }, [foldAnswered]);

  function edit() {
    const [first = ''] = folded;
    flushSync(() => fold(unfolded));
    const named = `[name="${first}"]`;
    const form = card.current?.parentElement;
    const control =
      form?.querySelector<HTMLElement>(`${named}:checked`) ??
      form?.querySelector<HTMLElement>(named);
    if (control) moveFocus(control);
  }

  if (folded.length === 0) return <div ref={card} hidden />;
  return (
    <div ref={card} className="q-stub">
      <p className="q-card-text">
        {name && <span>{name}</span>}
        <span className="q-detail" id={id}>
          {values.natoInItalia ? (
            sentence([])
          ) : (
            <OptionList list={countries}>{({ options }) => sentence(options)}</OptionList>
          )}
        </span>
      </p>
      <Button
        variant="link"
        aria-label={name ? t(savedEditTitle, { name }) : t(stubEditBirth)}
        aria-describedby={id}
        data-holds={[box, ...folded].join(' ')}
        onClick={edit}
      >
        {t(commonEdit)}
      </Button>
    </div>
  );
}

const nameOf = ({ nome, cognome }: Person) => `${nome.trim()} ${cognome.trim()}`;

/** Whether an element belongs to one of the questions. */
function isAt(element: Element | null | undefined, keys: readonly string[]): boolean {
  const question = element?.closest('.q-asked, .q-field');
  return keys.some((key) => question?.querySelector(`[name^="${key}"]`));
}

/**
 * Calls `begin` when the focus moves or a press starts. Calls `run` when the press has ended.
 * @param run receives the element that was pressed last, because Safari does not focus a pressed radio button
 */
function onNextStep(begin: () => void, run: (pressed: Element | undefined) => void): () => void {
  let pressed: Element | undefined;
  let frame = 0;
  let isGone = false;
  function step(event: Event) {
    begin();
    if (event.type === 'pointerdown') pressed = event.composedPath()[0] as Element;
    cancelAnimationFrame(frame);
    // Wait for the next frame: until then, the focus may be between two controls.
    frame = requestAnimationFrame(() => afterPointerUp(() => isGone || run(pressed)));
  }
  const steps = ['focusin', 'focusout', 'pointerdown'];
  for (const name of steps) document.addEventListener(name, step, true);
  return () => {
    isGone = true;
    cancelAnimationFrame(frame);
    for (const name of steps) document.removeEventListener(name, step, true);
  };
}

/**
 * Hides or shows the questions. Then scrolls so that the focused control, or the question below them, keeps its
 * position on the screen.
 */
function keepPlace(card: Element | null, keys: readonly string[], change: () => void): void {
  const page = card?.parentElement;
  const at = focused();
  const last = [...(page?.children ?? [])].filter((row) => isRowOf(row, keys)).at(-1);
  const kept = page?.contains(at) ? at : last?.nextElementSibling;
  const before = kept?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const after = kept?.isConnected ? kept.getBoundingClientRect().top : before;
  if (after !== before) scrollBy({ top: after - before, behavior: 'instant' });
}

const isRowOf = (row: Element, keys: readonly string[]) =>
  keys.some((key) => row.querySelector(`[name^="${key}"]`));
