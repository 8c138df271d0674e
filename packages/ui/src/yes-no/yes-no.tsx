import { useSay } from '@preventivo/core/react';
import { commonNo, commonYes } from '@preventivo/core/words';
import { forwardRef } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';

export interface YesNoProps extends FieldProps<boolean | null> {
  /** What the first answer is called. @defaultValue 'Sì' */
  readonly yes?: string;
  /** What the second answer is called. @defaultValue 'No' */
  readonly no?: string;
}

/** A question with two answers; null until it is answered. */
export const YesNo = forwardRef<HTMLFieldSetElement, YesNoProps>(function YesNo(
  { value, onChange, yes, no, ...props },
  ref,
) {
  const say = useSay();
  return (
    <RadioGroup
      {...props}
      ref={ref}
      options={[
        { id: 'true', value: yes ?? say(commonYes) },
        { id: 'false', value: no ?? say(commonNo) },
      ]}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === 'true')}
    />
  );
});
