import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { afterPointerUp } from '../focus/after-pointer-up.ts';
import { isMovingFocus } from '../focus/focus.ts';
import { focused } from '../focus/focused.ts';
import { announce } from '../status/status.tsx';
import type { FieldTexts } from './field-props.ts';

/**
 * Provides the ids, the description and the invalid state of an input.
 * @param ignoresBlur returns true while a blur does not leave the field, because a list is open or a search is
 * running
 */
export function useField(texts: FieldTexts, ignoresBlur?: Stays) {
  const id = useId();
  const left = useErrorStatus(texts.label, texts.error);
  const onLeave = () => {
    left();
    texts.onBlur?.();
  };
  const { error } = texts;
  const { attention, onFocus, onBlur, onEdit, leave } = useAttention({
    error,
    onLeave,
    stays: ignoresBlur,
  });
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
    /** The error to show less prominently while the user corrects the field. */
    toMend: attention === 'person' ? shown : undefined,
    /**
     * Ids of the elements that describe the control. `hintBy` refers to the hint. `errorBy` refers to the error and
     * its help.
     */
    hintBy,
    errorBy,
    /** Props of the field's outermost element. */
    scope: { onFocus, onBlur, 'data-invalid': invalid || undefined },
    /** Call this function when the user changes the value. */
    onEdit,
    /** Call this function when the user leaves the field after an ignored blur. */
    leave,
    /** Validates the field like a blur. Call this function after the browser has autofilled an unfocused field. */
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

/**
 * A new error that appears at most this long after a blur, in ms, counts as a result of the blur. Remote checks take
 * time.
 */
const BORN_ON_BLUR_MS = 1500;
const READ_AFTER_MS = 150;

/**
 * Announces an error that appears after a blur. Does not announce the errors after a press on «Continua», because the
 * error summary lists them.
 */
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

/**
 * The origin of the focus: the application (`app`) or the user (`person`). `edited`: the user has changed the value
 * since. `away`: the field has no focus.
 */
type Attention = 'away' | 'app' | 'person' | 'edited';

/**
 * Returns true while a blur does not leave the field.
 * @param to the newly focused element, or `null`
 */
type Stays = (to: EventTarget | null) => boolean;

interface Leaving {
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly stays?: Stays | undefined;
}

/**
 * Controls how prominent a field's error is. If the user focuses an invalid field, the error becomes less prominent,
 * and editing hides it. If the application focuses the field (error summary, closing dialog), the error does not
 * change, so that the user can read it.
 */
export function useAttention({ error, onLeave, stays }: Leaving) {
  const [attention, setAttention] = useState<Attention>('away');
  const inside = useRef(false);
  const onFocus = () => {
    // On a slow phone, the summary may move the focus back before the blur is handled, because the blur handler waits
    // for the end of the press.
    const led = !inside.current && isMovingFocus();
    inside.current = true;
    if (led) setAttention('app');
    // A less prominent error may have another height. Wait for the end of the press, so that the pressed element does
    // not move.
    else afterPointerUp(() => setAttention((now) => (now === 'away' ? 'person' : now)));
  };
  const leave = () => {
    if (!inside.current) return;
    inside.current = false;
    afterPointerUp(() => {
      if (!inside.current) setAttention('away');
    });
    onLeave();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // Ignore the blur if the focus moves inside the field. Also ignore it if the browser window has lost the focus,
    // because it will return the focus to this control.
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (focused() === event.target) return;
    if (stays?.(event.relatedTarget)) return;
    leave();
  };
  const onEdit = () => {
    // Without an error, nothing has to be hidden, so skip the render.
    if (error) afterPointerUp(() => setAttention((now) => (now === 'person' ? 'edited' : now)));
  };
  return { attention, onFocus, onBlur, onEdit, leave };
}
