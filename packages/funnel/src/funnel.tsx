import { personWords, today as readToday } from '@preventivo/core';
import {
  type DraftStorage,
  deviceStorage,
  dropDraft,
  onErasure,
  type SharedDraft,
  sharedDraft,
  tabStorage,
} from '@preventivo/core/draft';
import { Preventivo } from '@preventivo/core/react';
import { RulesProvider } from '@preventivo/form';
import { ErrorBoundary, Status } from '@preventivo/ui';
import { Provider, useAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { eraseTab } from './device/erase-device-link.tsx';
import { carried } from './draft/line-state.ts';
import type { FunnelProps } from './funnel-props.ts';
import { lazyClient } from './lazy-client.ts';
import { createFunnelStore } from './state/store.ts';
import { wordedAtom } from './state/visit.ts';
import { useToday } from './use-today.ts';
import { Wizard } from './wizard.tsx';

/** One line's whole funnel, from the contractor to the thanks. Another line in its place is another funnel. */
export const Funnel = (props: FunnelProps) => <Visits key={props.line.id} {...props} />;

function Visits(props: FunnelProps) {
  const [{ visit, isErased }, setVisit] = useState({ visit: 0, isErased: false });
  const { line, isPressed = false } = props;
  const [given] = useState(
    () => props.storage ?? (line.draft === 'tab' ? tabStorage : deviceStorage),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit reads the draft anew
  const storage = useMemo(
    () => (given === deviceStorage ? sharedDraft(line.id) : given),
    [given, line.id, visit],
  );
  const erased = useCallback(() => {
    void dropDraft(storage, line.id);
    setVisit(({ visit: before }) => ({ visit: before + 1, isErased: true }));
  }, [storage, line.id]);
  const takeOtherTab = () => {
    if ('yield' in storage) (storage as SharedDraft).yield();
    setVisit(({ visit: before }) => ({ visit: before + 1, isErased: false }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it listens anew after each erasure
  useEffect(
    () =>
      onErasure(() => {
        // What the tab keeps for itself goes too, or it would be found again at once.
        void dropDraft(tabStorage, carried.line);
        void eraseTab();
        // One that stands in the memory of this page is in no storage.
        props.client?.token.remove();
        erased();
      }),
    [erased, visit, props.client],
  );

  // Another visit has nothing of the one before, in memory either.
  return (
    <Visit
      key={visit}
      {...props}
      storage={storage}
      isPressed={visit === 0 && isPressed}
      erased={isErased}
      onErased={erased}
      onOtherTab={takeOtherTab}
    />
  );
}

const noWidgets = {};

interface VisitProps extends FunnelProps {
  readonly storage: DraftStorage;
  readonly erased: boolean;
  readonly onErased: () => void;
  readonly onOtherTab: () => void;
}

function Visit(props: VisitProps) {
  const {
    line,
    client,
    storage,
    erased,
    widgets = noWidgets,
    messages,
    queryClient,
    ...rest
  } = props;
  const { seed, today: fixed, addresses, registrationMonths, languages, ...wizard } = rest;
  const [own] = useState(() => ({
    client: client ?? lazyClient(line.id),
    store: createFunnelStore(line, storage, erased),
  }));
  const [worded, setWorded] = useAtom(wordedAtom, own);
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
        phone={wizard.broker?.phone?.number}
        wording={worded.wording}
        readToday={fixed ? undefined : readToday}
        {...{ today, messages, settings, queryClient }}
      >
        <RulesProvider rules={seed?.rules} words={words}>
          <ErrorBoundary>
            <Wizard
              {...wizard}
              line={worded.line ?? line}
              languageChoices={worded.choices}
              widgets={widgets}
              storage={storage}
              languages={languages?.({
                line,
                embedded: wizard.embedded ?? false,
                onWorded: (made, choices) => setWorded({ ...made, choices }),
              })}
            />
          </ErrorBoundary>
          <Status />
        </RulesProvider>
      </Preventivo>
    </Provider>
  );
}
