import { addressWidgets } from '@preventivo/address';
import type { Failed, Failure, Fields, Line, Values } from '@preventivo/core';
import { messages } from '@preventivo/core/messages';
import { usePreventivo } from '@preventivo/core/react';
import { ConsentBlock } from '@preventivo/privacy';
import { TableForm, type TableFormProps, type Widgets } from '@preventivo/ui/formik';
import { laterWidgets } from '@preventivo/ui/formik-later';
import { ActionBar } from '@preventivo/wizard';
import type { ReactNode } from 'react';
import type { LineState } from '../draft/line-state.ts';
import type { Documents } from '../funnel.tsx';
import type { Stopped } from '../submission/phase.ts';
import { stepBody } from '../submission/request-body.ts';
import { stoppedBy } from '../submission/stops.ts';
import type { useConsent } from './use-consent.ts';

export interface LaterPageProps extends Pick<TableFormProps, 'shown' | 'heading'> {
  readonly line: Line;
  readonly state: LineState;
  /** The product's own controls, by form key. */
  readonly widgets: Widgets;
  readonly documents: Documents | undefined;
  readonly consent: ReturnType<typeof useConsent>;
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
  const { client } = usePreventivo();
  const last = state.page === line.pages.length + 1;

  async function pass(product: Values<Fields>): Promise<readonly Failure[]> {
    if (last) {
      await props.onSend(product);
      return [];
    }
    const body = stepBody(line, { ...state, product }, state.page, consent.given);
    const saved = await client.save(state.page, body);
    if (saved.ok || isNobodysFault(saved)) onPage(state.page + 1, product);
    else props.onStopped(stoppedBy(line, saved, messages.SAVE_FAILED, 'acknowledge'));
    return [];
  }

  return (
    <TableForm
      table={line}
      keys={line.pages[state.page - 2]?.fields ?? []}
      values={state.product}
      widgets={{ ...laterWidgets, ...addressWidgets, ...props.widgets }}
      shown={props.shown}
      heading={props.heading}
      alsoCheck={last ? consent.check : undefined}
      onKeep={props.onKeep}
      onPassed={pass}
    >
      {(busy) => (
        <>
          {last && props.summary}
          {last && (
            <ConsentBlock
              variant="anonymous"
              value={consent.given.consents}
              errors={consent.errors}
              onChange={consent.change}
              {...(props.documents ?? ownDocuments)}
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

/** The pages that stand beside the funnel's own, where the host names none. */
const ownDocuments: Documents = {
  documents: [
    { title: 'Modello Unico Precontrattuale (MUP)', url: '../documenti/mup.html' },
    { title: 'Reclami e Arbitro Assicurativo', url: '../documenti/reclami.html' },
  ],
  privacyUrl: '../documenti/privacy.html',
  termsUrl: '../documenti/condizioni.html',
};
