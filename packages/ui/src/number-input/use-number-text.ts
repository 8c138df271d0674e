import type { Say } from '@preventivo/core';
import { useSay } from '@preventivo/core/react';
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
import { afterPress } from '../focus/after-press.ts';
import { announce } from '../status/status.tsx';

interface NumberText extends Pick<FieldProps<number | null>, 'optional' | 'error' | 'help'> {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** How the number is written. */
  readonly form: AmountForm;
}

/** The text of a box that holds a number: what is no number is null, and said once the box is left. */
export function useNumberText({ value, onChange, form, optional, error, help }: NumberText) {
  const say = useSay();
  const read = (text: string) => parseAmount(text, form);
  const write = (amount: number | null) => (amount === null ? '' : formatAmount(amount, form));
  const own = useOwnText({ value, onChange, write, read });
  const [unread, setUnread] = useState(false);
  const now = () => read(own.box.current?.value ?? '');
  return {
    ...own,
    now,
    put: (amount: number) => own.put(write(amount)),
    /** The box is left: it shows the number as it will be sent. Answers whether what stands in it would not be sent. */
    leave: () => {
      const { current: box } = own.box;
      const amount = now();
      const wrong = amount === null && box?.value.trim() !== '';
      if (box && amount !== null) box.value = write(amount);
      afterPress(() => setUnread(wrong));
      return wrong && optional === true;
    },
    /** How a number is written here, where none could be read. Nobody misses an optional one: it is wrong by itself. */
    ...(unread && optional && !error
      ? { error: howToWrite(form, say), help }
      : { error, help: unread ? howToWrite(form, say) : help }),
  };
}

function howToWrite({ suffix, decimals = 2 }: AmountForm, say: Say): string {
  const how = [numberWhole, numberOneDecimal][decimals] ?? numberTwoDecimals;
  // As it is read here, in every language.
  return say(numberWrite, { how: say(how, { example: suffix === '€' ? '1.234,50' : '2,35' }) });
}

/** How long a number that was corrected may not have been seen yet, in milliseconds. */
const UNSEEN_MS = 500;

interface Clamp {
  readonly min: number;
  readonly max: number;
  now(): number | null;
  put(amount: number): void;
}

/** Brings a number to the nearest limit, and says so; nothing goes on before that could be seen. */
export function useClamp({ min, max, now, put }: Clamp) {
  const say = useSay();
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
      const limit =
        typed > max ? say(numberMost, { limit: max }) : say(numberLeast, { limit: min });
      const sentence = say(numberCorrected, { limit });
      put(within(typed));
      unseen.current = true;
      setTimeout(() => {
        unseen.current = false;
      }, UNSEEN_MS);
      afterPress(() => setSaid(sentence));
      announce(sentence);
    },
    /** Whether a number was corrected just now; once. */
    isUnseen: () => {
      const was = unseen.current;
      unseen.current = false;
      return was;
    },
  };
}

/**
 * Runs when the form of a box is sent: by Enter, by a press that takes no focus, after the browser
 * filled the box in, it was not left before. `hold` keeps the form and shows the box.
 */
export function useBeforeSubmit(
  box: RefObject<HTMLInputElement | null>,
  run: (hold: () => void) => void,
): void {
  const steady = useEventCallback((event: Event) =>
    run(() => {
      // The first box that holds the form is the one to look at.
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
