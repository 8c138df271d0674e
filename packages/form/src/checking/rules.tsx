import { schedulePreload, whenIdle } from '@preventivo/core';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadAnswering } from '../load.ts';
import { loadRules, type Rules } from '../load-rules.ts';

/** The limits of fields as texts, by form key. */
type Words = Readonly<Record<string, Readonly<Record<'from' | 'to', string>>>>;

interface KnownRules {
  /** The rules, if they are loaded already. @defaultValue they load when the page is idle */
  readonly rules?: Rules | undefined;
  /** The limits of fields as texts, by form key. The page shows them until the rules are loaded. */
  readonly words?: Words | undefined;
}

interface RulesProviderProps extends KnownRules {
  /** The form that uses the rules. */
  readonly children: ReactNode;
}

const RulesContext = createContext<KnownRules>({});

/**
 * Provides the rules if they are already loaded, as on a server or in a test. Or provides the limits as texts, to show
 * until the rules load.
 */
export function RulesProvider({ children, rules, words }: RulesProviderProps) {
  const known = useMemo(() => ({ rules, words }), [rules, words]);
  return <RulesContext.Provider value={known}>{children}</RulesContext.Provider>;
}

/** Returns the rules, undefined until they are loaded, and the limits as texts for the first render. */
export function useRules(): KnownRules {
  const known = useContext(RulesContext);
  const [rules, setRules] = useState(known.rules);
  const isSaid = known.words !== undefined;
  useEffect(() => {
    // Without the texts, the page shows no limits until the rules load. So load the rules as soon as the page is idle.
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
