import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { afterPointerUp } from '../focus/after-pointer-up.ts';
import { isMovingFocus } from '../focus/focus.ts';
import { focused } from '../focus/focused.ts';
import { announce } from '../status/status.tsx';
import type { FieldTexts } from './field-props.ts';

/**
 * Provides the ids, the description and the invalid state of an input.
 * @param ignoresBlur returns true if a blur does not count as leaving the field yet, because a list
 * is open or a search is running
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
    /** The error to show toned down while the user corrects the field. */
    toMend: attention === 'person' ? shown : undefined,
    /**
     * Ids of the elements that describe the control. `hintBy` is the hint; `errorBy` the error and
     * its help.
     */
    hintBy,
    errorBy,
    /** Props of the field's outermost element. */
    scope: { onFocus, onBlur, 'data-invalid': invalid || undefined },
    /** Call it when the user changes the value. */
    onEdit,
    /** Call it when an ignored blur finally counts as leaving the field. */
    leave,
    /** Call it when the browser autofills an unfocused field. Validates the field as on blur. */
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
 * A new error that appears at most this long after a blur, in ms, is treated as its result. Remote
 * checks take time.
 */
const BORN_ON_BLUR_MS = 1500;
const READ_AFTER_MS = 150;

/**
 * Announces an error that appears after a blur. Does not announce the errors of a rejected step,
 * because the error summary lists them.
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
 * Who focused the field: the application or the user (`person`). `edited` is a user who has changed
 * the value since; `away` means no focus.
 */
type Attention = 'away' | 'app' | 'person' | 'edited';

/**
 * Returns true if a blur does not count as leaving the field yet.
 * @param to the newly focused element, or `null`
 */
type Stays = (to: EventTarget | null) => boolean;

interface Leaving {
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly stays?: Stays | undefined;
}

/**
 * Controls how prominent a field's error is. If the user focuses an invalid field, the error is
 * toned down; editing hides it. If the application focuses the field (error summary, closing
 * dialog), the error stays as it is, so that the user can read it.
 */
export function useAttention({ error, onLeave, stays }: Leaving) {
  const [attention, setAttention] = useState<Attention>('away');
  const inside = useRef(false);
  const onFocus = () => {
    // On a slow phone, the summary may return the focus before the blur has been handled, because
    // that waits for the end of the press.
    const led = !inside.current && isMovingFocus();
    inside.current = true;
    if (led) setAttention('app');
    // Toning down may change the height of the error, which must not move the pressed element.
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
    // The focus moves inside the field, or the browser window has lost the focus and will return it
    // to this control.
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (focused() === event.target) return;
    if (stays?.(event.relatedTarget)) return;
    leave();
  };
  const onEdit = () => {
    // If there is no error, there is nothing to hide, so skip the render.
    if (error) afterPointerUp(() => setAttention((now) => (now === 'person' ? 'edited' : now)));
  };
  return { attention, onFocus, onBlur, onEdit, leave };
}
