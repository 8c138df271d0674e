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
import { ErrorBoundary, Status, useEventCallback } from '@preventivo/ui';
import { Provider } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { eraseTab } from './device/erase-device-link.tsx';
import { dropPrefilledContractor } from './draft/line-state.ts';
import type { FunnelProps } from './funnel-props.ts';
import type { Worded } from './languages/languages.tsx';
import { lazyClient } from './lazy-client.ts';
import { createFunnelStore } from './state/visit.ts';
import { useToday } from './use-today.ts';
import { Wizard } from './wizard.tsx';

/**
 * The funnel of one line, from the contractor's page to the page after the request. Another `line` starts another
 * funnel.
 */
export const Funnel = (props: FunnelProps) => <Visits key={props.line.id} {...props} />;

function Visits({ isPressed = false, ...props }: FunnelProps) {
  const [visit, setVisit] = useState({ number: 0, isErased: false });
  // The new key remounts all components. This also removes the earlier visit's data from memory.
  return (
    <Visit
      key={visit.number}
      {...props}
      isPressed={isPressed && visit.number === 0}
      isErased={visit.isErased}
      onOver={(isErased) => setVisit({ number: visit.number + 1, isErased })}
    />
  );
}

interface VisitProps extends FunnelProps {
  /** Whether this visit started because the visitor erased the data on the device. */
  readonly isErased: boolean;
  /** Starts another visit. */
  readonly onOver: (isErased: boolean) => void;
}

function Visit({ isErased, onOver, ...props }: VisitProps) {
  const { line, client, seed, today: fixed, addresses, registrationMonths } = props;
  const { embedded = false, messages, queryClient } = props;
  const [own] = useState(() => {
    const storage = storageOf(props);
    const store = createFunnelStore(line, storage, isErased);
    return { storage, store, client: client ?? lazyClient(line.id) };
  });
  const { storage } = own;
  const [worded, setWorded] = useState<Worded>({ choices: 0 });
  const today = useToday(seed?.today, fixed);
  const settings = useMemo(
    () => ({ addresses, registrationMonths }),
    [addresses, registrationMonths],
  );
  const words = useMemo(() => personWords(today), [today]);

  function onErased() {
    void dropDraft(storage, line.id);
    onOver(true);
  }
  const onErasedElsewhere = useEventCallback(() => {
    // Remove the data of this tab too. Otherwise the next visit would restore it.
    dropPrefilledContractor();
    void eraseTab();
    // If the host stores the token in memory, erasing the browser's storage does not remove it.
    client?.token.remove();
    onErased();
  });
  useEffect(() => onErasure(onErasedElsewhere), [onErasedElsewhere]);

  return (
    <Provider store={own.store}>
      <Preventivo
        client={own.client}
        help={props.helpUrl}
        phone={props.broker?.phone?.number}
        wording={worded.wording}
        readToday={fixed ? undefined : readToday}
        {...{ today, messages, settings, queryClient }}
      >
        <RulesProvider rules={seed?.rules} words={words}>
          <ErrorBoundary>
            <Wizard
              {...props}
              line={worded.line ?? line}
              languageChoices={worded.choices}
              {...{ storage, onErased }}
              onOtherTab={() => {
                (storage as Partial<SharedDraft>).yield?.();
                onOver(false);
              }}
              languages={props.languages?.({ line, embedded, onWorded: setWorded })}
            />
          </ErrorBoundary>
          <Status />
        </RulesProvider>
      </Preventivo>
    </Provider>
  );
}

/**
 * Returns the storage of the draft. In `deviceStorage`, all tabs share one draft, and each is notified when another tab
 * changes it.
 */
function storageOf({ line, storage }: FunnelProps): DraftStorage {
  const given = storage ?? (line.draft === 'tab' ? tabStorage : deviceStorage);
  return given === deviceStorage ? sharedDraft(line.id) : given;
}
