import * as rules from '@preventivo/core/check';
import { refused } from '@preventivo/fixtures/answers';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { LineState } from '../draft/line-state.ts';
import { Funnel } from '../funnel.tsx';
import { aDayOut, outing, outingBackEnd } from '../testing/outing.fixture.ts';

/** Renders the funnel with Giulia's draft on a page. */
function visit(page: number, ...answers: Parameters<typeof outingBackEnd>) {
  const kept: LineState = { page, contractor: giuliaAsks, product: aDayOut };
  const { storage } = memoryDrafts(outing, kept);
  const { client } = outingBackEnd(...answers);
  render(<Funnel {...{ line: outing, client, storage, today }} seed={{ today, rules }} />);
  return { user: userEvent.setup() };
}
const title = (name: string) => screen.findByRole('heading', { name, level: 2 });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
/** The row in the header that opens the ticket in narrow columns. */
const row = () => screen.queryByText(/^Giulia/, { selector: 'summary > b' });

describe('the ticket', () => {
  it('has a row in the header from page 2 on, but not on the last page, which has it above the consents', async () => {
    const { user } = visit(1);
    await screen.findByRole('button', { name: 'Modifica i dati di Giulia Ferri' });
    expect(row()).toBeNull();
    await press(user, 'Continua');
    await title('La gita');
    await waitFor(() => expect(row()).toBeVisible());
    await press(user, 'Continua');
    await title('I bambini');
    expect(
      await screen.findByText(/^Rivedi le tue risposte/, { selector: 'summary *' }),
    ).toBeVisible();
    expect(row()).toBeNull();
  });

  it('omits an answer that the server refuses until the visitor changes it', async () => {
    const { user } = visit(2, { save: refused(422, 'MEZZO') });
    const ticket = within(await screen.findByRole('region', { name: 'Il tuo preventivo' }));
    expect(await ticket.findAllByText('In treno')).not.toHaveLength(0);
    await press(user, 'Continua');
    await press(user, 'Vai al campo');
    await waitFor(() => expect(ticket.queryAllByText('In treno')).toHaveLength(0));
    await user.click(screen.getByRole('radio', { name: 'In auto' }));
    expect(await ticket.findAllByText('In auto')).not.toHaveLength(0);
  });
});
