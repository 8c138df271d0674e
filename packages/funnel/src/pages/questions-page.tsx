import { OwnAddress } from '@preventivo/address';
import { placeWidgets } from '@preventivo/contractor';
import {
  askedOn,
  contractorValues,
  type Failure,
  type Fields,
  type Line,
  submissionMessages,
  type Values,
  wordsOf,
} from '@preventivo/core';
import {
  type ChosenChannels,
  type Consents,
  consentFailures,
  missingConsents,
  withChannels,
  withConsents,
} from '@preventivo/core/consents';
import { dropOldDrafts } from '@preventivo/core/lazy/old-drafts';
import { usePreventivo, useSentence } from '@preventivo/core/react';
import { TableForm, type TableFormProps } from '@preventivo/form';
import { deferredWidgets } from '@preventivo/form/deferred';
import type { Day } from '@preventivo/italian';
import { ConsentBlock } from '@preventivo/privacy';
import { Why } from '@preventivo/ui';
import { ActionBar } from '@preventivo/wizard';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useContext, useMemo } from 'react';
// biome-ignore lint/suspicious/noImportCycles: `lazy-components.tsx` imports this page lazily.
import { LazyTicket } from '../lazy-components.tsx';
import type { FunnelLine } from '../line/use-whole-line.ts';
import { contractorAtom, stateAtom, useAnswersOf } from '../state/answers.ts';
import { consentsAtom, missingConsentsAtom, statusAtom } from '../state/visit.ts';
import { recordsOf, variantOf } from '../submission/request-body.ts';
import { savePage } from '../submission/send.ts';
import { Trap } from '../submission/trap.tsx';
import { useSubmission } from '../submission/use-submission.ts';
import { VisitContext } from '../visit-context.ts';

export { HandoffLink } from '../handoff/handoff-link.tsx';

/** Props of a page with questions of the line. */
export interface QuestionsPageProps
  extends Pick<TableFormProps, 'shown' | 'heading' | 'onRejected'> {
  readonly line: FunnelLine;
}

/** A page with questions of the line. The last page also has the consents and sends the request. */
export function QuestionsPage({ line, ...form }: QuestionsPageProps) {
  const visit = useContext(VisitContext);
  const { documents, goTo, widgets: own } = visit;
  const { send, signed } = useSubmission();
  const { client, queryClient, today, t } = usePreventivo();
  const { key, ...answers } = useAnswersOf('product');
  const contractor = useAtomValue(contractorAtom);
  const store = useStore();
  const [given, setGiven] = useAtom(consentsAtom);
  const [missing, setMissing] = useAtom(missingConsentsAtom);
  const last = visit.page === line.pages.length + 1;
  const page = line.pages[visit.page - 2];
  const variant = variantOf(signed.user);
  const unsigned = missingConsents(given.consents, variant);
  const { CONSENT_REQUIRED, PRIVACY } = submissionMessages;
  const required = useSentence('CONSENT_REQUIRED', CONSENT_REQUIRED);

  // Memoized, since new objects would render all questions again.
  const keys = useMemo(() => askedOn(line, page), [line, page]);
  const widgets = useMemo(
    () => ({ ...deferredWidgets, ...placeWidgets, ...line.widgets, ...own }),
    [line, own],
  );
  const shown = useMemo(
    () => shownAnswers(line, answers.values, today),
    [line, answers.values, today],
  );

  function checkConsents(): readonly Failure[] {
    setMissing(unsigned);
    const group = { code: 'PRIVACY', error: PRIVACY };
    return consentFailures(unsigned, group, t(CONSENT_REQUIRED), t);
  }

  /** Stores the consents. A consent that the visitor has changed is no longer marked as missing. */
  function give(consents: Consents) {
    setMissing(missing.filter((key) => consents[key] === given.consents[key]));
    setGiven((before) => withConsents(before, consents));
  }

  const channels = visit.asksChannels
    ? {
        chosen: given.channels ?? {},
        onChoose: (chosen: ChosenChannels) => setGiven((before) => withChannels(before, chosen)),
      }
    : undefined;

  /**
   * Saves the page, or sends the request from the last page. If it returns a function, the form calls it only while the
   * page is mounted.
   */
  async function pass(product: Values<Fields>): Promise<readonly Failure[] | (() => void)> {
    if (last) {
      await send();
      return [];
    }
    const state = { ...store.get(stateAtom), product };
    const refused = await savePage(client, line, state, visit.page, signed, queryClient);
    return () => (refused ? store.set(statusAtom, refused) : goTo(visit.page + 1));
  }

  return (
    <OwnAddress.Provider value={contractorValues(contractor).indirizzoResidenza_SedeLegale}>
      <TableForm
        {...form}
        {...answers}
        key={key}
        table={line}
        keys={keys}
        shownAnswers={shown}
        widgets={widgets}
        records={recordsOf(signed.user)}
        heading={
          <>
            {form.heading}
            {page?.why && <Why>{page.why}</Why>}
          </>
        }
        alsoCheck={last ? checkConsents : undefined}
        alsoWrong={unsigned}
        onValidSubmit={pass}
      >
        {(busy) => (
          <>
            {last && (
              <>
                <LazyTicket line={line} place="page" />
                <ConsentBlock
                  variant={variant}
                  value={given.consents}
                  errors={Object.fromEntries(missing.map((key) => [key, required]))}
                  onChange={give}
                  channels={channels}
                  {...documents}
                />
                <Trap />
              </>
            )}
            <ActionBar last={last} busy={busy} onBack={() => goTo(visit.page - 1)} />
          </>
        )}
      </TableForm>
    </OwnAddress.Provider>
  );
}

/** Returns as text the answers that are copied from the contractor. The page shows them instead of asking. */
export function shownAnswers(
  line: Line,
  values: Values<Fields>,
  today: Day,
): Readonly<Record<string, string>> {
  const words = Object.keys(line.fromContractor ?? {}).map((key) => {
    const field = line.fields[key];
    return [key, (field && wordsOf(field, values[key], { lists: {}, today })) ?? ''];
  });
  return Object.fromEntries(words);
}

// Remove expired drafts of all lines: the visitor may never open their pages again. This module loads with the first
// interaction.
if (globalThis.document) dropOldDrafts(Date.now());
