import { type ControlName, changed, type Failure } from '@preventivo/core';
import { useRef } from 'react';
import type { WidgetProps } from './widget.ts';

type Answered<T> = Pick<WidgetProps<T>, 'name' | 'answer' | 'failures' | 'onAnswer' | 'onLeave'>;

/** Returns the props of each control of a numbered list. */
export function useItems<T>(list: Answered<readonly T[]>): readonly Answered<T>[] {
  const { name, answer, failures } = list;
  const edited = useRef(new Set<ControlName>());
  return answer.map((one, index) => {
    const own = `${name}.${index + 1}`;
    return {
      name: own,
      answer: one,
      failures: failures.filter((failure) => isOf(failure, own, name)),
      onAnswer: (change, isTyped) => {
        edited.current.add(own);
        // Autofill changes two inputs before the first answer settles. Update the latest list, so that none is lost.
        list.onAnswer(
          (before) => before.map((other, at) => (at === index ? changed(other, change) : other)),
          isTyped,
        );
      },
      onLeave: (controls = [own]) => {
        // An item that the user left empty shows its error only after «Continua».
        if (edited.current.has(own) || (one !== null && one !== '')) list.onLeave(controls);
      },
    };
  });
}

// A server's failure may name the whole list: each item shows the error then.
const isOf = ({ control }: Failure, own: ControlName, list: ControlName) =>
  control === own || control === list || control.startsWith(`${own}.`);
