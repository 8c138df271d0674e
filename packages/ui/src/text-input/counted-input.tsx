import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { announce } from '../status/announce.ts';
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
  const countId = useId();
  const [text, setText] = useState(props.value);
  // As it is sent: without the spaces around it.
  const { length } = text.trim();
  const stage = length > box ? 'over' : length >= box - 10 ? 'near' : 'far';
  const count = `${length} di ${box} caratteri`;
  useSaid(stage, stage === 'over' ? `Troppo lungo: ${count}` : count);
  const shown = stage !== 'far';
  return (
    <TextInput
      {...props}
      ref={ref}
      onText={setText}
      describedBy={shown ? countId : undefined}
      after={
        shown && (
          <p className="q-count" id={countId} data-over={stage === 'over' || undefined}>
            {count}
          </p>
        )
      }
    />
  );
});

/** Says the count when it comes and when it becomes too much, not at every key nor of what is there from the start. */
function useSaid(stage: 'far' | 'near' | 'over', words: string) {
  const before = useRef(stage);
  useEffect(() => {
    if (stage !== before.current && stage !== 'far') announce(words);
    before.current = stage;
  }, [stage, words]);
}
