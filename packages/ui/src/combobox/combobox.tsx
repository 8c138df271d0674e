import { forwardRef } from 'react';
import { ComboboxBox } from './combobox-box.tsx';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxProps } from './combobox-props.ts';

/** A text box that suggests. The text stays as typed; nobody is forced to choose. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  return <ComboboxBox {...props} ref={ref} list={ComboboxList} />;
});
