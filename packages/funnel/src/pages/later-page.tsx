import { addressWidgets } from '@preventivo/address';
import {
  askedOn,
  type Failed,
  type Failure,
  type Fields,
  type Line,
  type Values,
} from '@preventivo/core';
import { messages } from '@preventivo/core/messages';
import { usePreventivo } from '@preventivo/core/react';
import { ConsentBlock } from '@preventivo/privacy';
import { TableForm, type TableFormProps, type Widgets } from '@preventivo/ui/formik';
import { laterWidgets } from '@preventivo/ui/formik-later';
import { ActionBar } from '@preventivo/wizard';
import type { ReactNode } from 'react';
import { givenWords } from '../answers/given-words.ts';
import type { Documents } from '../documents.ts';
import type { LineState } from '../draft/line-state.ts';
import type { Stopped } from '../submission/phase.ts';
import { type Signed, variantOf } from '../submission/request-body.ts';
import { savePage } from '../submission/save-page.ts';
import { stoppedBy } from '../submission/stops.ts';
import type { useConsent } from './use-consent.ts';

export interface LaterPageProps extends Pick<TableFormProps, 'shown' | 'heading' | 'onRejected'> {
  readonly line: Line;
  readonly state: LineState;
  /** The product's own controls, by form key. */
  readonly widgets: Widgets;
  readonly documents: Documents;
  readonly consent: ReturnType<typeof useConsent>;
  /** Whether each channel of a consent is asked for. */
  readonly asksChannels: boolean;
  readonly signed: Signed;
  /** The answers so far, folded, over the consents. */
  readonly summary: ReactNode;
  /** Hears every change; `settled` is false while an answer is being written. */
  onKeep(product: Values<Fields>, settled: boolean): void;
  onPage(page: number, product?: Values<Fields>): void;
  /** The last page is right: the request goes. */
  onSend(product: Values<Fields>): Promise<void>;
  onStopped(stopped: Stopped): void;
}

/** A page of the line's own questions; the last one carries the consents and sends. */
export function LaterPage(props: LaterPageProps) {
  const { line, state, consent, onPage } = props;
  const { client, today } = usePreventivo();
  const last = state.page === line.pages.length + 1;

  async function pass(product: Values<Fields>): Promise<readonly Failure[]> {
    if (last) {
      await props.onSend(product);
      return [];
    }
    const saved = await savePage(client, line, { ...state, product }, state.page, props.signed);
    if (saved.ok || isNobodysFault(saved)) onPage(state.page + 1, product);
    // Who is no longer logged in is asked to log in over the form, and goes on from here.
    else if (saved.kind !== 'expired')
      props.onStopped(stoppedBy(line, saved, messages.SAVE_FAILED, 'acknowledge'));
    return [];
  }

  return (
    <TableForm
      table={line}
      keys={askedOn(line, line.pages[state.page - 2])}
      given={givenWords(line, state.product, today)}
      values={state.product}
      widgets={{ ...laterWidgets, ...addressWidgets, ...props.widgets }}
      shown={props.shown}
      heading={props.heading}
      alsoCheck={last ? consent.check : undefined}
      onKeep={props.onKeep}
      onPassed={pass}
      onRejected={props.onRejected}
    >
      {(busy) => (
        <>
          {last && props.summary}
          {last && (
            <ConsentBlock
              variant={variantOf(props.signed.user)}
              value={consent.given.consents}
              errors={consent.errors}
              onChange={consent.change}
              channels={
                props.asksChannels
                  ? { chosen: consent.given.channels ?? {}, onChoose: consent.choose }
                  : undefined
              }
              {...props.documents}
            />
          )}
          <ActionBar last={last} busy={busy} onBack={() => onPage(state.page - 1)} />
        </>
      )}
    </TableForm>
  );
}

/** A network failure on a step save is silent and does not block (foundation.md 8). */
const isNobodysFault = ({ kind }: Failed) => kind === 'network';
