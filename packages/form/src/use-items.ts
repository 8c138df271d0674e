import { type ControlName, changed, type Failure } from '@preventivo/core';
import { useRef } from 'react';
import type { WidgetProps } from './widget.ts';

type List<T> = Pick<
  WidgetProps<readonly T[]>,
  'name' | 'answer' | 'failures' | 'onAnswer' | 'onLeave'
>;
type Item<T> = Pick<WidgetProps<T>, 'name' | 'answer' | 'failures' | 'onAnswer' | 'onLeave'>;

/** The controls of a numbered list, each with its own part of what the list is given. */
export function useItems<T>(list: List<T>): readonly Item<T>[] {
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
        // A browser that fills in a form changes two boxes before either has settled.
        list.onAnswer(
          (before) => before.map((other, at) => (at === index ? changed(other, change) : other)),
          isTyped,
        );
      },
      onLeave: (controls = [own]) => {
        // An item that was passed empty stays silent until «Continua», and so do those not reached yet.
        if (edited.current.has(own) || (one !== null && one !== '')) list.onLeave(controls);
      },
    };
  });
}

// A server names the list as a whole: then each item says so.
const isOf = ({ control }: Failure, own: ControlName, list: ControlName) =>
  control === own || control === list || control.startsWith(`${own}.`);
