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
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import type { Documents } from '../documents.ts';
import type { WizardProps } from '../funnel-props.ts';
import { HandoffLink } from '../handoff/handoff-link.tsx';
import type { FunnelLine } from '../line/use-whole-line.ts';
import { contractorAtom, stateAtom, useAnswersOf } from '../state/answers.ts';
import { consentsAtom, missingConsentsAtom, statusAtom } from '../state/visit.ts';
import { notTaken, said } from '../submission/rejections.ts';
import { recordsOf, variantOf } from '../submission/request-body.ts';
import { savePage } from '../submission/send.ts';
import { Trap } from '../submission/trap.tsx';
import { useRequestContext } from '../submission/use-submission.ts';

/** Props of a page with questions of the line. */
export interface QuestionsPageProps
  extends Pick<TableFormProps, 'shown' | 'heading' | 'onRejected'>,
    Pick<WizardProps, 'widgets' | 'asksChannels' | 'privacyForm'> {
  readonly line: FunnelLine;
  /** The number of the page, from 2. */
  readonly page: number;
  readonly documents: Documents;
  /** The summary of the answers so far, shown above the consents. */
  readonly summary: ReactNode;
  onPage(page: number): void;
  /** Sends the request, once the last page is valid. */
  onSend(): Promise<void>;
}

/** A page with questions of the line. The last page also has the consents and sends the request. */
export function QuestionsPage(props: QuestionsPageProps) {
  const { line, privacyForm, onPage } = props;
  const { client, queryClient, today, t } = usePreventivo();
  const signed = useRequestContext({ privacyForm, documents: props.documents.documents });
  const { key, ...answers } = useAnswersOf('product');
  const contractor = useAtomValue(contractorAtom);
  const store = useStore();
  const [given, setGiven] = useAtom(consentsAtom);
  const [missing, setMissing] = useAtom(missingConsentsAtom);
  const setPhase = useSetAtom(statusAtom);
  const last = props.page === line.pages.length + 1;
  const page = line.pages[props.page - 2];
  const variant = variantOf(signed.user);
  const unsigned = missingConsents(given.consents, variant);
  const { CONSENT_REQUIRED, PRIVACY } = submissionMessages;
  const required = useSentence('CONSENT_REQUIRED', CONSENT_REQUIRED);

  // Memoized, since new objects would render all questions again.
  const { widgets: own } = props;
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

  /** Stores the consents. A consent that changed is no longer marked as missing. */
  function give(consents: Consents) {
    setMissing(missing.filter((key) => consents[key] === given.consents[key]));
    setGiven((before) => withConsents(before, consents));
  }

  const channels = props.asksChannels
    ? {
        chosen: given.channels ?? {},
        onChoose: (chosen: ChosenChannels) => setGiven((before) => withChannels(before, chosen)),
      }
    : undefined;

  /**
   * Saves the page, or sends the request from the last page. A returned function runs only while the page is mounted.
   */
  async function pass(product: Values<Fields>): Promise<readonly Failure[] | (() => void)> {
    if (last) {
      await props.onSend();
      return [];
    }
    const state = { ...store.get(stateAtom), product };
    const saved = await savePage(client, line, state, props.page, signed, queryClient);
    // A network failure does not block the visitor, and shows no error (docs/rules/submission.md#saving-a-page).
    if (saved.ok || saved.kind === 'network') return () => onPage(props.page + 1);
    const sent = { line, state, signed };
    return () => setPhase(notTaken(sent, saved, said.SAVE_FAILED, 'acknowledge'));
  }

  return (
    <OwnAddress.Provider value={contractorValues(contractor).indirizzoResidenza_SedeLegale}>
      <TableForm
        {...answers}
        key={key}
        table={line}
        keys={keys}
        shownAnswers={shown}
        widgets={widgets}
        shown={props.shown}
        records={recordsOf(signed.user)}
        heading={
          <>
            {props.heading}
            {page?.why && <Why>{page.why}</Why>}
          </>
        }
        alsoCheck={last ? checkConsents : undefined}
        alsoWrong={unsigned}
        onValidSubmit={pass}
        onRejected={props.onRejected}
      >
        {(busy) => (
          <>
            {last && (
              <>
                {props.summary}
                <ConsentBlock
                  variant={variant}
                  value={given.consents}
                  errors={Object.fromEntries(missing.map((key) => [key, required]))}
                  onChange={give}
                  channels={channels}
                  {...props.documents}
                />
                <Trap />
              </>
            )}
            <ActionBar last={last} busy={busy} onBack={() => onPage(props.page - 1)} />
          </>
        )}
      </TableForm>
      {/* A dialog must not be nested in a form. */}
      <HandoffLink line={line} />
    </OwnAddress.Provider>
  );
}

/**
 * Returns the answers copied from the contractor as text, by form key. The page shows them instead of asking.
 */
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

// Remove expired drafts of other lines here, since the visitor may never open those lines again. This module loads with
// the first interaction.
if (globalThis.document) dropOldDrafts(Date.now());
