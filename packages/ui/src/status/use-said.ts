import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Says a text when it changes, not when it is there from the start. */
export function useSaid(text: string | undefined): void {
  const said = useRef(text);
  useEffect(() => {
    if (text && text !== said.current) announce(text);
    said.current = text;
  }, [text]);
}
