import { useTranslate } from '@preventivo/core/react';
import { countMost, countOf, countOver } from '@preventivo/core/words';
import { forwardRef, useId, useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { useAnnouncement } from '../status/status.tsx';
import { TextInput } from './text-input.tsx';

export interface CountedInputProps extends FieldProps<string> {
  /**
   * Maximum number of characters. The input shows the count for the last ten characters, but does not truncate the
   * text.
   */
  readonly box: number;
}

/** A single line of text with a character count near its maximum. */
export const CountedInput = forwardRef<HTMLInputElement, CountedInputProps>(function CountedInput(
  { box, ...props },
  ref,
) {
  const t = useTranslate();
  const countId = useId();
  const [text, setText] = useState(props.value);
  // Count the trimmed text, because the form sends it without surrounding spaces.
  const { length } = text.trim();
  const isNear = length >= box - 10;
  const isOver = length > box;
  const most = t(countMost, { most: box });
  // Announce only the limit. If the count were announced, a screen reader would read it after every key press.
  useAnnouncement(isOver ? t(countOver, { most }) : isNear ? most : undefined);
  return (
    <TextInput
      {...props}
      ref={ref}
      onText={setText}
      describedBy={[isNear && countId, props.describedBy].filter(Boolean).join(' ') || undefined}
      after={
        <>
          {isNear && (
            <p className="q-count" id={countId} data-over={isOver || undefined}>
              {t(countOf, { n: length, most: box })}
            </p>
          )}
          {props.after}
        </>
      }
    />
  );
});
