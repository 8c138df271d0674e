import { personWords, today } from '@preventivo/core';
import { deviceStorage, tabStorage } from '@preventivo/core/draft';
import { Preventivo } from '@preventivo/core/react';
import { Status } from '@preventivo/ui';
import { RulesProvider } from '@preventivo/ui/formik';
import { createStore, Provider } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { FunnelProps } from './funnel-props.ts';
import type { Worded } from './languages/worded.ts';
import { lazyClient } from './lazy-client.ts';
import { Wizard } from './wizard.tsx';

/** One line's whole funnel, from the contractor to the thanks. */
export function Funnel(props: FunnelProps) {
  const { line, client, storage, widgets = {}, messages, queryClient, ...rest } = props;
  const { seed, today: fixed, addresses, registrationMonths, languages, ...wizard } = rest;
  const [worded, setWorded] = useState<Worded & { readonly choices: number }>();
  const [own] = useState(() => ({
    client: client ?? lazyClient(line.id),
    storage: storage ?? (line.draft === 'tab' ? tabStorage : deviceStorage),
    store: createStore(),
  }));
  const today = useToday(seed?.today, fixed);
  const settings = useMemo(
    () => ({ addresses, registrationMonths }),
    [addresses, registrationMonths],
  );
  const words = useMemo(() => personWords(today), [today]);
  return (
    <Provider store={own.store}>
      <Preventivo
        client={own.client}
        help={wizard.helpUrl}
        wording={worded?.wording}
        {...{ today, messages, settings, queryClient }}
      >
        <RulesProvider rules={seed?.rules} words={words}>
          <Wizard
            {...wizard}
            line={worded?.line ?? line}
            languageChoices={worded?.choices ?? 0}
            widgets={widgets}
            storage={own.storage}
            languages={languages?.({
              line,
              embedded: wizard.embedded ?? false,
              onWorded: (made, choices) => setWorded({ ...made, choices }),
            })}
          />
          <Status />
        </RulesProvider>
      </Preventivo>
    </Provider>
  );
}

/** Today in Italy; it moves on when a page that was left open is looked at again, unless it is fixed. */
export function useToday(drawn: string | undefined, fixed: string | undefined): string {
  const [day, setDay] = useState(() => drawn ?? today());
  useEffect(() => {
    const look = () => setDay(today());
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return fixed ?? day;
}
