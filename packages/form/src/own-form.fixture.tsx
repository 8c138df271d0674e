import { useState } from 'react';
import { TableForm, type TableFormProps } from './table-form.tsx';

/** A form with a parent that stores the settled answers, for stories and tests. */
export function OwnForm({ values: start, onChange, ...props }: TableFormProps) {
  const [values, setValues] = useState(start);
  return (
    <TableForm
      {...props}
      values={values}
      onChange={(now, settled) => {
        setValues(settled);
        onChange?.(now, settled);
      }}
    />
  );
}
