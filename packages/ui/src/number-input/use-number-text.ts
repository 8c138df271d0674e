import type { Translate } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import {
  numberCorrected,
  numberLeast,
  numberMost,
  numberOneDecimal,
  numberTwoDecimals,
  numberWhole,
  numberWrite,
} from '@preventivo/core/words';
import { type AmountForm, formatAmount, parseAmount } from '@preventivo/italian';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEventCallback } from '../field/effects.ts';
import type { FieldProps } from '../field/field-props.ts';
import { useOwnText } from '../field/own-value.ts';
import { afterPointerUp } from '../focus/after-pointer-up.ts';
import { announce } from '../status/status.tsx';

interface NumberText extends Pick<FieldProps<number | null>, 'optional' | 'error' | 'help'> {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly form: AmountForm;
}

/** Manages the text of a number box. For text that is not a number, the value is null, and a blur shows an error. */
export function useNumberText({ value, onChange, form, optional, error, help }: NumberText) {
  const t = useTranslate();
  const read = (text: string) => parseAmount(text, form);
  const write = (amount: number | null) => (amount === null ? '' : formatAmount(amount, form));
  const own = useOwnText({ value, onChange, write, read });
  const [unread, setUnread] = useState(false);
  const now = () => read(own.box.current?.value ?? '');
  return {
    ...own,
    now,
    put: (amount: number) => own.put(write(amount)),
    /**
     * Handles blur. Shows the number in the format in which it will be sent. Returns true if the text is not a
     * number.
     */
    leave: () => {
      const { current: box } = own.box;
      const amount = now();
      const wrong = amount === null && box?.value.trim() !== '';
      if (box && amount !== null) box.value = write(amount);
      afterPointerUp(() => setUnread(wrong));
      return wrong && optional === true;
    },
    /**
     * If the text is not a number, the help explains the format. An optional field has no error for a missing answer,
     * so this explanation becomes its error.
     */
    ...(unread && optional && !error
      ? { error: howToWrite(form, t), help }
      : { error, help: unread ? howToWrite(form, t) : help }),
  };
}

function howToWrite({ suffix, decimals = 2 }: AmountForm, t: Translate): string {
  const how = [numberWhole, numberOneDecimal][decimals] ?? numberTwoDecimals;
  // The example is in Italian notation in every language, because the box accepts no other notation.
  return t(numberWrite, { how: t(how, { example: suffix === '€' ? '1.234,50' : '2,35' }) });
}

/** How long after a correction the user may still not have seen the corrected number, in ms. */
const UNSEEN_MS = 500;

interface Clamp {
  readonly min: number;
  readonly max: number;
  now(): number | null;
  put(amount: number): void;
}

/**
 * Replaces a number outside the limits with the nearest limit and announces the change. Cancels a submit directly
 * after it, because the user cannot have seen the corrected number.
 */
export function useClamp({ min, max, now, put }: Clamp) {
  const t = useTranslate();
  const [said, setSaid] = useState<string>();
  const unseen = useRef(false);
  const within = (amount: number) => Math.min(max, Math.max(min, amount));
  return {
    said,
    within,
    forget: () => setSaid(undefined),
    keepInside: () => {
      const typed = now();
      if (typed === null || typed === within(typed)) return;
      const limit = typed > max ? t(numberMost, { limit: max }) : t(numberLeast, { limit: min });
      const sentence = t(numberCorrected, { limit });
      put(within(typed));
      unseen.current = true;
      setTimeout(() => {
        unseen.current = false;
      }, UNSEEN_MS);
      afterPointerUp(() => setSaid(sentence));
      announce(sentence);
    },
    /** Returns true once after each correction, if the user cannot have seen the corrected number. */
    isUnseen: () => {
      const was = unseen.current;
      unseen.current = false;
      return was;
    },
  };
}

/**
 * Calls `run` before a submit without a preceding blur of the box. The user may have pressed Enter or pressed a
 * button without moving the focus, or the browser may have autofilled the box. `hold` cancels the submit and focuses
 * the box.
 */
export function useBeforeSubmit(
  box: RefObject<HTMLInputElement | null>,
  run: (hold: () => void) => void,
): void {
  const steady = useEventCallback((event: Event) =>
    run(() => {
      // If several boxes cancel the submit, the first of them receives the focus.
      if (!event.defaultPrevented) box.current?.focus();
      event.preventDefault();
      event.stopPropagation();
    }),
  );
  useEffect(() => {
    const form = box.current?.form;
    form?.addEventListener('submit', steady);
    return () => form?.removeEventListener('submit', steady);
  }, [box, steady]);
}
