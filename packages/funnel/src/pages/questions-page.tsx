import { OwnAddress } from '@preventivo/address';
import { placeWidgets } from '@preventivo/contractor';
import {
  type AnswerStore,
  askedOn,
  type Contractor,
  contractorValues,
  type Failed,
  type Failure,
  type Fields,
  type Line,
  type Values,
  wordsOf,
} from '@preventivo/core';
import { type Consents, withChannels, withConsents } from '@preventivo/core/consents';
import { dropOldDrafts } from '@preventivo/core/lazy/old-drafts';
import { usePreventivo } from '@preventivo/core/react';
import type { Day } from '@preventivo/italian';
import { ConsentBlock } from '@preventivo/privacy';
import { Why } from '@preventivo/ui';
import { TableForm, type TableFormProps, type Widgets } from '@preventivo/ui/formik';
import { deferredWidgets } from '@preventivo/ui/formik-deferred';
import { ActionBar } from '@preventivo/wizard';
import type { ReactNode } from 'react';
import type { Documents } from '../documents.ts';
import type { LineState } from '../draft/line-state.ts';
import { ElsewhereLink } from '../elsewhere/elsewhere-link.tsx';
import type { FunnelLine } from '../line/use-whole-line.ts';
import type { Stopped } from '../submission/phase.ts';
import { recordsOf, type Signed, variantOf } from '../submission/request-body.ts';
import { savePage } from '../submission/send.ts';
import { said, stoppedBy } from '../submission/stops.ts';
import { Trap } from '../submission/trap.tsx';
import type { useConsent } from './consent.ts';
import { consentErrors, missingConsent } from './missing-consent.ts';

/** What `<QuestionsPage>` takes. */
export interface QuestionsPageProps
  extends Pick<TableFormProps, 'shown' | 'heading' | 'onRejected'> {
  readonly line: FunnelLine;
  readonly state: LineState;
  /** Where the answers stand. */
  readonly answers: AnswerStore<Values<Fields>>;
  /** The product's own controls, by form key. */
  readonly widgets: Widgets;
  readonly documents: Documents;
  readonly consent: ReturnType<typeof useConsent>;
  /** Whether each channel of a consent is asked for. */
  readonly asksChannels: boolean;
  readonly signed: Signed;
  /** The answers so far, folded, over the consents. */
  readonly summary: ReactNode;
  onPage(page: number): void;
  /** The last page is right: the request goes. */
  onSend(): Promise<void>;
  onStopped(stopped: Stopped): void;
}

/** A page of the line's own questions; the last one carries the consents and sends. */
export function QuestionsPage(props: QuestionsPageProps) {
  const { line, state, consent, onPage } = props;
  const { client, today, say, messages } = usePreventivo();
  const last = state.page === line.pages.length + 1;
  const page = line.pages[state.page - 2];

  const variant = variantOf(props.signed.user);

  const unsigned = missingConsent(consent.given.consents, variant, say);

  function checkConsents(): readonly Failure[] {
    const { missing, failures } = unsigned;
    consent.setMissing(missing);
    return failures;
  }

  /** What was just ticked, or taken back, is no longer said to be missing. */
  function give(consents: Consents) {
    const { missing, given } = consent;
    consent.setMissing(missing.filter((key) => consents[key] === given.consents[key]));
    consent.change((before) => withConsents(before, consents));
  }

  /** What an answer leads to happens only where the visitor is still on the page: their answers stand in any case. */
  async function pass(product: Values<Fields>): Promise<readonly Failure[] | (() => void)> {
    if (last) {
      await props.onSend();
      return [];
    }
    const sent = { line, state: { ...state, product }, signed: props.signed };
    const saved = await savePage(client, line, sent.state, state.page, props.signed);
    if (saved.ok || isNobodysFault(saved)) return () => onPage(state.page + 1);
    // Who is no longer logged in is asked to log in over the form, and goes on from here.
    if (saved.kind === 'expired' && props.signed.user) return [];
    return () => props.onStopped(stoppedBy(sent, saved, said.SAVE_FAILED, 'acknowledge'));
  }

  return (
    <OwnAddress.Provider value={addressOf(state.contractor)}>
      <TableForm
        table={line}
        keys={askedOn(line, page)}
        shownAnswers={shownAnswers(line, state.product, today)}
        answers={props.answers}
        widgets={{ ...deferredWidgets, ...placeWidgets, ...line.widgets, ...props.widgets }}
        shown={props.shown}
        records={recordsOf(props.signed.user)}
        heading={
          <>
            {props.heading}
            {page?.why && <Why>{page.why}</Why>}
          </>
        }
        alsoCheck={last ? checkConsents : undefined}
        alsoWrong={unsigned.missing}
        onValidSubmit={pass}
        onRejected={props.onRejected}
      >
        {(busy) => (
          <>
            {last && props.summary}
            {last && (
              <ConsentBlock
                variant={variant}
                value={consent.given.consents}
                errors={consentErrors(consent.missing, messages)}
                onChange={give}
                channels={
                  props.asksChannels
                    ? {
                        chosen: consent.given.channels ?? {},
                        onChoose: (channels) =>
                          consent.change((before) => withChannels(before, channels)),
                      }
                    : undefined
                }
                {...props.documents}
              />
            )}
            {last && <Trap line={line.id} />}
            <ActionBar last={last} busy={busy} onBack={() => onPage(state.page - 1)} />
          </>
        )}
      </TableForm>
      {/* A dialog stands outside of forms. */}
      <ElsewhereLink {...{ line, state }} />
    </OwnAddress.Provider>
  );
}

const addressOf = (contractor: Contractor) =>
  contractorValues(contractor).indirizzoResidenza_SedeLegale;

/**
 * A network failure on a step save is silent and does not block
 * (docs/rules/submission.md#saving-a-page).
 */
const isNobodysFault = ({ kind }: Failed) => kind === 'network';

/** The answers that are the contractor's, in words, by form key: they are shown and not asked. */
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

// This is loaded when somebody begins: what lines that nobody opens again have kept goes then.
if (globalThis.document) dropOldDrafts(Date.now());
