import type { Client, Line } from '@preventivo/core';
import type { LineState } from '../draft/line-state.ts';
import { pageAt } from '../pages/page-at.ts';
import { type Signed, stepBody } from './request-body.ts';

/** Saves a page of the line where its back end keeps it. */
export function savePage(
  client: Pick<Client, 'save' | 'saveEngine'>,
  line: Line,
  state: LineState,
  page: number,
  signed: Signed,
) {
  const body = stepBody(line, state, page, signed);
  return pageAt(line, page).save?.path === 'save/engine'
    ? client.saveEngine(body)
    : client.save(page, body);
}
