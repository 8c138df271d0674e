import { schedulePreload } from '@preventivo/core';
import { forwardRef } from 'react';
import { useMount } from '../field/effects.ts';
import { useLazy } from '../lazy/use-lazy.ts';
import { ComboboxBox } from './combobox-box.tsx';
import type { ComboboxProps } from './combobox-props.ts';

const loadList = () => import('./combobox-list.tsx').then((module) => module.ComboboxList);

interface LazyComboboxProps extends ComboboxProps {
  /** Whether its options are on their way: it is a text box until they are here. @defaultValue false */
  readonly pending?: boolean;
}

/** A combobox that has no list until it is loaded: when somebody begins to answer, or at the first focus. */
export const LazyCombobox = forwardRef<HTMLInputElement, LazyComboboxProps>(function LazyCombobox(
  { pending, ...props },
  ref,
) {
  const [list, load] = useLazy(loadList);
  useMount(() => schedulePreload(load));
  return <ComboboxBox {...props} ref={ref} list={pending ? undefined : list} onReach={load} />;
});
