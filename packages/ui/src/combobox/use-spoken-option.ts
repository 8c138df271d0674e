import { useEffect } from 'react';
import { announce } from '../status/announce.ts';
import type { ComboboxOption } from './combobox-props.ts';

/** VoiceOver does not say which option a combobox points at: there it is said through the live region. */
export function useSpokenOption(option: ComboboxOption | undefined) {
  useEffect(() => {
    if (option && /Mac|iP(hone|ad|od)/.test(navigator.platform))
      announce([option.value, option.detail].filter(Boolean).join(', '));
  }, [option]);
}
