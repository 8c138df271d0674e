import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { afterPointerUp } from '../focus/after-pointer-up.ts';
import { isMovingFocus } from '../focus/focus.ts';
import { focused } from '../focus/focused.ts';
import { announce } from '../status/status.tsx';
import type { FieldTexts } from './field-props.ts';

/**
 * Provides ids, description and invalid state of an input.
 * @param ignoresBlur returns whether a blur must not count as leaving yet (an open list, a pending
 * search)
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
    /** The toned-down error, while the user corrects the field. */
    toMend: attention === 'person' ? shown : undefined,
    /** Ids of the describing elements: the hint; the error and its help. */
    hintBy,
    errorBy,
    /** Props of the field's outermost element. */
    scope: { onFocus, onBlur, 'data-invalid': invalid || undefined },
    /** Call it when the user changes the value. */
    onEdit,
    /** Call it when a deferred blur counts as leaving the field. */
    leave,
    /** Call it when the browser autofills an unfocused field: validates as on blur. */
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

/** A new error this soon after a blur counts as its result, in ms. Remote checks take time. */
const BORN_ON_BLUR_MS = 1500;
const READ_AFTER_MS = 150;

/** Announces an error that appears after a blur. Errors of a rejected step are in the summary. */
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
 * The cause of the focus: the application, the user, or the user who has since edited the value.
 */
type Attention = 'away' | 'app' | 'person' | 'edited';

/**
 * Returns whether a blur must not count as leaving yet. @param to the newly focused element, or
 * `null`
 */
type Stays = (to: EventTarget | null) => boolean;

interface Leaving {
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly stays?: Stays | undefined;
}

/**
 * Controls how prominent a field's error is. If the user focuses an invalid field, its error is
 * toned down; editing hides it. If the application focuses the field (error summary, closing
 * dialog), the error stays so that the user can read it.
 */
export function useAttention({ error, onLeave, stays }: Leaving) {
  const [attention, setAttention] = useState<Attention>('away');
  const inside = useRef(false);
  const onFocus = () => {
    // On a slow phone, the blur may still be waiting for the end of the press when the summary
    // returns the focus.
    const led = !inside.current && isMovingFocus();
    inside.current = true;
    if (led) setAttention('app');
    // The toned-down error may be longer, so it must not move the pressed element.
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
    // The focus stays inside, or the window lost the focus and will return it to the same control.
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (focused() === event.target) return;
    if (stays?.(event.relatedTarget)) return;
    leave();
  };
  const onEdit = () => {
    // Without an error there is nothing to hide, so skip the render.
    if (error) afterPointerUp(() => setAttention((now) => (now === 'person' ? 'edited' : now)));
  };
  return { attention, onFocus, onBlur, onEdit, leave };
}
