import { schedulePreload } from '@preventivo/core';
import { forwardRef } from 'react';
import { useMount } from '../field/effects.ts';
import { useLazy } from '../lazy/lazy.tsx';
import { lazy } from '../lazy/lazy-code.ts';
import { ComboboxBox } from './combobox-box.tsx';
import type { ComboboxProps } from './combobox-props.ts';

const comboboxList = lazy(() =>
  import('@preventivo/ui/lazy/combobox-list').then((module) => module.ComboboxList),
);

interface PendingComboboxProps extends ComboboxProps {
  /** Whether its options are on their way: it is a text box until they are here. @defaultValue false */
  readonly pending?: boolean;
}

/**
 * A text box that suggests. The text stays as typed; nobody is forced to choose. Its list is loaded when
 * somebody begins to answer, at the first focus, or by `Combobox.preload()`.
 */
export const Combobox = Object.assign(
  forwardRef<HTMLInputElement, PendingComboboxProps>(function Combobox({ pending, ...props }, ref) {
    const [list, load] = useLazy(comboboxList);
    useMount(() => schedulePreload(load));
    return <ComboboxBox {...props} ref={ref} list={pending ? undefined : list} onReach={load} />;
  }),
  { preload: (): Promise<unknown> => comboboxList.preload() },
);
