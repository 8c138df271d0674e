import { schedulePreload, whenIdle } from '@preventivo/core';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadAnswering } from '../load.ts';
import { loadRules, type Rules } from '../load-rules.ts';

/** The limits of fields as text, by form key. */
type Words = Readonly<Record<string, Readonly<Record<'from' | 'to', string>>>>;

interface KnownRules {
  /** The rules, if they are loaded already. @defaultValue they load when the page is idle */
  readonly rules?: Rules | undefined;
  /** Texts of the limits to show until the rules are loaded, by form key. */
  readonly words?: Words | undefined;
}

interface RulesProviderProps extends KnownRules {
  /** The form whose table is validated. */
  readonly children: ReactNode;
}

const RulesContext = createContext<KnownRules>({});

/**
 * Provides rules that are already loaded (on a server, in a test), or the texts of the limits to show until they load.
 */
export function RulesProvider({ children, rules, words }: RulesProviderProps) {
  const known = useMemo(() => ({ rules, words }), [rules, words]);
  return <RulesContext.Provider value={known}>{children}</RulesContext.Provider>;
}

/** Returns the rules (undefined until they are loaded) and the limits as text for the first render. */
export function useRules(): KnownRules {
  const known = useContext(RulesContext);
  const [rules, setRules] = useState(known.rules);
  const isSaid = known.words !== undefined;
  useEffect(() => {
    // Without texts of the limits, the page shows no limits before the rules load: load them as soon as it is idle.
    const when = isSaid ? schedulePreload : whenIdle;
    const load = () =>
      Promise.all([loadRules(), loadAnswering()]).then(
        ([loaded]) => setRules(loaded),
        () => undefined,
      );
    return when(load);
  }, [isSaid]);
  return { ...known, rules: rules ?? known.rules };
}
