import type { PlateField, TextField } from '@preventivo/core';
import { afterPointerUp, announce } from '@preventivo/ui';
import { useEffect, useState } from 'react';
import type { WidgetProps } from '../widget.ts';

type Written = WidgetProps<string, TextField | PlateField>;

/**
 * Adds the table's warning about an unusual answer to the props, from blur until the next change.
 */
export function useWarning<P extends Written>(props: P): P {
  const { answer, failures, field } = props;
  const [left, setLeft] = useState(false);
  const { min = 0, max = 1000 } = field;
  const { length } = answer.trim();
  // No warning for an invalid answer: it gets an error, which may show a moment later.
  const isRight = failures.length === 0 && length >= min && length <= max;
  const said = left && isRight ? field.warning?.(answer) : undefined;
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  if (!field.warning) return props;
  return {
    ...props,
    note: props.note ?? said,
    onAnswer: (next, isTyped) => {
      setLeft(false);
      props.onAnswer(next, isTyped);
    },
    onLeave: (controls) => {
      props.onLeave(controls);
      afterPointerUp(() => setLeft(true));
    },
  };
}
