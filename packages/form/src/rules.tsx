import { schedulePreload, whenIdle } from '@preventivo/core';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadAnswering, loadRules, type Rules } from './load.ts';

/** The limits of fields in words, by key: known before the rules are. */
export type Words = Readonly<Record<string, Readonly<Record<'from' | 'to', string>>>>;

interface KnownRules {
  /** The rules, where they are loaded already. @defaultValue they are loaded when the page is idle */
  readonly rules?: Rules | undefined;
  /** Texts of the limits until the rules are loaded, by form key. */
  readonly words?: Words | undefined;
}

const RulesContext = createContext<KnownRules>({});

/** Provides the rules if they are loaded already (on a server, in a test), or the texts of limits until they are. */
export function RulesProvider({
  children,
  rules,
  words,
}: KnownRules & {
  /** The form whose table is checked. */
  readonly children: ReactNode;
}) {
  const known = useMemo(() => ({ rules, words }), [rules, words]);
  return <RulesContext.Provider value={known}>{children}</RulesContext.Provider>;
}

/** Returns the rules, undefined until they are loaded, and the `words` of the first render. */
export function useRules(): KnownRules {
  const known = useContext(RulesContext);
  const [rules, setRules] = useState(known.rules);
  const isSaid = known.words !== undefined;
  useEffect(() => {
    // Where the limits are not in words yet, they are on the page only when the rules are.
    const when = isSaid ? schedulePreload : whenIdle;
    const load = () => Promise.all([loadRules(), loadAnswering()]);
    return when(() =>
      load().then(
        ([loaded]) => setRules(loaded),
        () => {},
      ),
    );
  }, [isSaid]);
  return { ...known, ...(rules && { rules }) };
}
