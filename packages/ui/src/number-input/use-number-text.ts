import { type AmountForm, formatAmount, parseAmount } from '@preventivo/core/italian';
import { useState } from 'react';
import { useOwnText } from '../field/use-own-text.ts';
import { afterPress } from '../focus/after-press.ts';

interface NumberText {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** How the number is written. */
  readonly form: AmountForm;
}

/** The text of a box that holds a number: what is no number is null, and said once the box is left. */
export function useNumberText({ value, onChange, form }: NumberText) {
  const read = (text: string) => parseAmount(text, form);
  const write = (amount: number | null) => (amount === null ? '' : formatAmount(amount, form));
  const own = useOwnText({ value, onChange, write, read });
  const [unread, setUnread] = useState(false);
  const now = () => read(own.box.current?.value ?? '');
  return {
    ...own,
    now,
    put: (amount: number) => own.put(write(amount)),
    /** The box is left: it shows the number as it will be sent. */
    leave: () => {
      const { current: box } = own.box;
      const amount = now();
      const wrong = amount === null && box?.value.trim() !== '';
      if (box && amount !== null) box.value = write(amount);
      afterPress(() => setUnread(wrong));
    },
    /** How a number is written here, where none could be read. */
    help: unread ? howToWrite(form) : undefined,
  };
}

function howToWrite({ suffix, decimals = 2 }: AmountForm): string {
  const least = ['intero, per esempio 12', 'con un decimale al massimo, per esempio 7,5'][decimals];
  const most = `con due decimali al massimo, per esempio ${suffix === '€' ? '1.234,50' : '2,35'}`;
  return `Scrivi un numero ${least ?? most}`;
}
