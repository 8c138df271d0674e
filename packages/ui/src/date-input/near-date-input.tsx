import { forwardRef } from 'react';
import { DateInput, type DateInputProps } from './date-input.tsx';
import { DatePicking } from './date-picking.tsx';

/** Props of `<NearDateInput>`. */
export type NearDateInputProps = Omit<DateInputProps, 'birth' | 'picking'>;

/** A date near today: three boxes, a calendar and chips for the first days. */
export const NearDateInput = forwardRef<HTMLFieldSetElement, NearDateInputProps>(
  function NearDateInput(props, ref) {
    return <DateInput {...props} ref={ref} picking={DatePicking} />;
  },
);
