import { OwnAddress } from '@preventivo/address';
import { placeWidgets } from '@preventivo/contractor';
import {
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
import { TableForm, type TableFormProps, type Widgets } from '@preventivo/form';
import { deferredWidgets } from '@preventivo/form/deferred';
import type { Day } from '@preventivo/italian';
import { ConsentBlock } from '@preventivo/privacy';
import { Why } from '@preventivo/ui';
import { ActionBar } from '@preventivo/wizard';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import type { Documents } from '../documents.ts';
import { ElsewhereLink } from '../elsewhere/elsewhere-link.tsx';
import type { FunnelLine } from '../line/use-whole-line.ts';
import { contractorAtom, stateAtom, useAnswersOf } from '../state/answers.ts';
import { consentsAtom, missingConsentsAtom, phaseAtom } from '../state/visit.ts';
import { recordsOf, type Signed, variantOf } from '../submission/request-body.ts';
import { savePage } from '../submission/send.ts';
import { said, stoppedBy } from '../submission/stops.ts';
import { Trap } from '../submission/trap.tsx';
import { useSigned } from '../submission/use-signed.ts';
import { consentErrors, missingConsent } from './missing-consent.ts';

/** What `<QuestionsPage>` takes. */
export interface QuestionsPageProps
  extends Pick<TableFormProps, 'shown' | 'heading' | 'onRejected'> {
  readonly line: FunnelLine;
  /** Its number, from 2. */
  readonly page: number;
  /** The product's own controls, by form key. */
  readonly widgets: Widgets;
  readonly documents: Documents;
  /** Whether each channel of a consent is asked for. */
  readonly asksChannels: boolean;
  /** How the back end wants the consents. */
  readonly privacyForm: Signed['privacyForm'];
  /** The answers so far, folded, over the consents. */
  readonly summary: ReactNode;
  onPage(page: number): void;
  /** The last page is right: the request goes. */
  onSend(): Promise<void>;
}

/** A page of the line's own questions; the last one carries the consents and sends. */
export function QuestionsPage(props: QuestionsPageProps) {
  const { line, onPage } = props;
  const { client, queryClient, today, say, messages } = usePreventivo();
  const { privacyForm } = props;
  const signed = useSigned({ privacyForm, documents: props.documents.documents });
  const { key, ...answers } = useAnswersOf('product');
  const contractor = useAtomValue(contractorAtom);
  const store = useStore();
  const [given, setGiven] = useAtom(consentsAtom);
  const [missing, setMissing] = useAtom(missingConsentsAtom);
  const setPhase = useSetAtom(phaseAtom);
  const last = props.page === line.pages.length + 1;
  const page = line.pages[props.page - 2];
  const variant = variantOf(signed.user);
  const unsigned = missingConsent(given.consents, variant, say);

  // The questions are rendered again when one of these is another object.
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
    setMissing(unsigned.missing);
    return unsigned.failures;
  }

  /** What was just ticked, or taken back, is no longer said to be missing. */
  function give(consents: Consents) {
    setMissing(missing.filter((key) => consents[key] === given.consents[key]));
    setGiven((before) => withConsents(before, consents));
  }

  /** What an answer leads to happens only where the visitor is still on the page: their answers stand in any case. */
  async function pass(product: Values<Fields>): Promise<readonly Failure[] | (() => void)> {
    if (last) {
      await props.onSend();
      return [];
    }
    const state = { ...store.get(stateAtom), product };
    const sent = { line, state, signed };
    const saved = await savePage(client, line, state, props.page, signed, queryClient);
    if (saved.ok || isNobodysFault(saved)) return () => onPage(props.page + 1);
    // Who is no longer logged in is asked to log in over the form, and goes on from here.
    if (saved.kind === 'expired' && signed.user) return [];
    return () => setPhase(stoppedBy(sent, saved, said.SAVE_FAILED, 'acknowledge'));
  }

  return (
    <OwnAddress.Provider value={addressOf(contractor)}>
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
                value={given.consents}
                errors={consentErrors(missing, messages)}
                onChange={give}
                channels={
                  props.asksChannels
                    ? {
                        chosen: given.channels ?? {},
                        onChoose: (channels) =>
                          setGiven((before) => withChannels(before, channels)),
                      }
                    : undefined
                }
                {...props.documents}
              />
            )}
            {last && <Trap line={line.id} />}
            <ActionBar last={last} busy={busy} onBack={() => onPage(props.page - 1)} />
          </>
        )}
      </TableForm>
      {/* A dialog stands outside of forms. */}
      <ElsewhereLink line={line} />
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
