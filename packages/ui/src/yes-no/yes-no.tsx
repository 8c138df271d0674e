import { useTranslate } from '@preventivo/core/react';
import { commonNo, commonYes } from '@preventivo/core/words';
import { forwardRef } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';

export interface YesNoProps extends FieldProps<boolean | null> {
  /** Label of the first answer. @defaultValue 'Sì' */
  readonly yes?: string;
  /** Label of the second answer. @defaultValue 'No' */
  readonly no?: string;
}

/** A yes/no question. The value is null until the user answers. */
export const YesNo = forwardRef<HTMLElement, YesNoProps>(function YesNo(
  { value, onChange, yes, no, ...props },
  ref,
) {
  const t = useTranslate();
  return (
    <RadioGroup
      {...props}
      ref={ref}
      options={[
        { id: 'true', value: yes ?? t(commonYes) },
        { id: 'false', value: no ?? t(commonNo) },
      ]}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === 'true')}
    />
  );
});
