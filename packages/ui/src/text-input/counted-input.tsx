import { useSay } from '@preventivo/core/react';
import { countMost, countOf, countOver } from '@preventivo/core/words';
import { forwardRef, useId, useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { useSaid } from '../status/status.tsx';
import { TextInput } from './text-input.tsx';

export interface CountedInputProps extends FieldProps<string> {
  /** Most characters: the last ten are counted, nothing is cut off. */
  readonly box: number;
}

/** One line of text that says how long it is once it is nearly as long as it may be. */
export const CountedInput = forwardRef<HTMLInputElement, CountedInputProps>(function CountedInput(
  { box, ...props },
  ref,
) {
  const say = useSay();
  const countId = useId();
  const [text, setText] = useState(props.value);
  // As it is sent: without the spaces around it.
  const { length } = text.trim();
  const isNear = length >= box - 10;
  const isOver = length > box;
  const most = say(countMost, { most: box });
  // Not the count: who does not see it would be read to at every key.
  useSaid(isOver ? say(countOver, { most }) : isNear ? most : undefined);
  return (
    <TextInput
      {...props}
      ref={ref}
      onText={setText}
      describedBy={isNear ? countId : undefined}
      after={
        isNear && (
          <p className="q-count" id={countId} data-over={isOver || undefined}>
            {say(countOf, { n: length, most: box })}
          </p>
        )
      }
    />
  );
});
