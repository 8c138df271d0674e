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
  /** Whether the options are still loading. While they load, the box is a plain text box. @defaultValue false */
  readonly pending?: boolean;
}

/**
 * A text box with suggestions that also accepts free text. The list of suggestions loads on the first focus, after
 * the user's first answer in the form, or by `Combobox.preload()`.
 */
export const Combobox = Object.assign(
  forwardRef<HTMLInputElement, PendingComboboxProps>(function Combobox({ pending, ...props }, ref) {
    const [list, load] = useLazy(comboboxList);
    useMount(() => schedulePreload(load));
    return <ComboboxBox {...props} ref={ref} list={pending ? undefined : list} onReach={load} />;
  }),
  { preload: (): Promise<unknown> => comboboxList.preload() },
);
