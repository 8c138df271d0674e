import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { afterPress } from '../focus/after-press.ts';
import { isMovingFocus } from '../focus/focus.ts';
import { focused } from '../focus/focused.ts';
import { announce } from '../status/status.tsx';
import type { FieldTexts } from './field-props.ts';

/**
 * One hook owns the ids, the description and the invalid state of every input.
 * @param stays whether losing the focus is no leaving now (an open list, a text that is still looked up)
 */
export function useField(texts: FieldTexts, stays?: Stays) {
  const id = useId();
  const left = useErrorStatus(texts.label, texts.error);
  const onLeave = () => {
    left();
    texts.onBlur?.();
  };
  const { error } = texts;
  const { attention, onFocus, onBlur, onEdit, leave } = useAttention({ error, onLeave, stays });
  const shown = attention === 'edited' ? undefined : error;
  const invalid = Boolean(shown) && attention !== 'person';
  const ids = {
    control: id,
    label: `${id}label`,
    hint: `${id}hint`,
    error: `${id}error`,
    help: `${id}help`,
    note: `${id}note`,
  };
  const hintBy = texts.hint ? ids.hint : undefined;
  const errorBy = shown && (texts.help ? `${ids.error} ${ids.help}` : ids.error);
  return {
    texts,
    ids,
    invalid,
    /** The error as a calm line, while a person mends the field. */
    toMend: attention === 'person' ? shown : undefined,
    /** Ids of what describes the field: its hint; its error and help. */
    hintBy,
    errorBy,
    /** For the field's outermost element. */
    scope: { onFocus, onBlur, 'data-invalid': invalid || undefined },
    /** To be called when the person changes the value. */
    onEdit,
    /** The field was left after all, though the focus went nowhere. */
    leave,
    /** A browser filled the field in while the focus was elsewhere: it is validated as when it is left. */
    validate: () => texts.onBlur?.(),
    /** Attributes of a single native control. */
    control: {
      id,
      name: texts.name,
      'aria-describedby':
        [hintBy, errorBy, texts.note && ids.note, texts.describedBy].filter(Boolean).join(' ') ||
        undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': texts.optional ? undefined : true,
    },
  };
}

export type FieldState = ReturnType<typeof useField>;

/** How long after a field was left an error still counts as born there (remote checks take their time). */
const BORN_ON_BLUR_MS = 1500;
const READ_AFTER_MS = 150;

/** Says an error that appears because its field was left. Those of a rejected step are in the summary. */
export function useErrorStatus(label: string, error: string | undefined) {
  const leftAt = useRef(0);
  useEffect(() => {
    if (!error || Date.now() - leftAt.current > BORN_ON_BLUR_MS) return;
    const timer = window.setTimeout(() => {
      if (!focused()?.closest('.q-summary')) announce(`${label}: ${error}`);
    }, READ_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [label, error]);
  return () => {
    leftAt.current = Date.now();
  };
}

/** Who brought the focus into a field, and whether its value was changed since. */
type Attention = 'away' | 'app' | 'person' | 'edited';

/** Whether losing the focus is no leaving now. @param to what has the focus then, `null` where nothing has */
type Stays = (to: EventTarget | null) => boolean;

interface Leaving {
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly stays?: Stays | undefined;
}

/**
 * How loud a field's error is. A person who comes to mend a field sees a calm line in place of the
 * red state; once the value changes, nothing. Focus moved by the application (a link of the error
 * summary, a closing dialog) keeps the error, or it would vanish before it is read.
 */
export function useAttention({ error, onLeave, stays }: Leaving) {
  const [attention, setAttention] = useState<Attention>('away');
  const inside = useRef(false);
  const onFocus = () => {
    // On a busy phone a leaving may still wait for the end of its press when the summary leads back.
    const led = !inside.current && isMovingFocus();
    inside.current = true;
    if (led) setAttention('app');
    // The calm line may be longer than the error: it would move what is pressed.
    else afterPress(() => setAttention((now) => (now === 'away' ? 'person' : now)));
  };
  const leave = () => {
    if (!inside.current) return;
    inside.current = false;
    afterPress(() => {
      if (!inside.current) setAttention('away');
    });
    onLeave();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // Still inside; or the window lost the focus and will give it back to the same control.
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (focused() === event.target) return;
    if (stays?.(event.relatedTarget)) return;
    leave();
  };
  const onEdit = () => {
    // Without an error there is nothing to show, and a key renders nothing.
    if (error) afterPress(() => setAttention((now) => (now === 'person' ? 'edited' : now)));
  };
  return { attention, onFocus, onBlur, onEdit, leave };
}
