import { initialValues } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { rossiAsks, sentRossi, today } from '@preventivo/fixtures/people';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { LineState } from './draft/line-state.ts';
import { Funnel } from './funnel.tsx';
import { aDayOut, companyOuting, outingBackEnd } from './testing/outing.fixture.ts';

/** Renders the funnel of a line that insures persons and companies, with the draft of an earlier visit. */
function visit(kept?: LineState) {
  const { storage, draft } = memoryDrafts(companyOuting, kept);
  const service = outingBackEnd();
  render(
    <Funnel
      line={companyOuting}
      client={service.client}
      {...{ storage, today }}
      seed={{ today, rules }}
    />,
  );
  return { ...service, draft, user: userEvent.setup() };
}
const at = (page: number): LineState => ({
  page,
  contractor: rossiAsks,
  product: page === 1 ? initialValues(companyOuting) : aDayOut,
});
const box = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('a company as contractor', () => {
  it('is chosen in the first question, and saved to the draft while the user types', async () => {
    const { user, draft } = visit();
    await user.click(await screen.findByRole('radio', { name: "Sono un'azienda" }));
    await user.type(await box("Nome dell'azienda"), 'Rossi');
    await waitFor(() =>
      expect(draft()?.contractor).toMatchObject({
        tipoPersona: 'giuridica',
        azienda: { nomeAzienda: 'Rossi' },
      }),
    );
  });

  it('is restored from the draft, and «Continua» leads to page 2 when it is valid', async () => {
    const { user, sent: calls } = visit(at(1));
    await waitFor(async () => expect(await box('Partita IVA')).toHaveValue('IT 12345678903'));
    await user.click(await button('Continua'));
    await screen.findByRole('radiogroup', { name: 'Come ci andate?' });
    expect(calls('contractor')).toMatchObject([{ body: { contractor: sentRossi } }]);
  });

  it("is sent under the keys of a company, with its contact person's email and phone", async () => {
    const { user, sent: calls } = visit(at(3));
    await user.click(await screen.findByRole('checkbox', { name: /informativa IVASS/ }));
    await user.click(screen.getByRole('checkbox', { name: /condizioni generali/ }));
    await user.click(screen.getByRole('checkbox', { name: /informativa privacy/ }));
    await user.click(await button('Richiedi il preventivo'));
    expect(await button(/Via email/)).toHaveTextContent('g.ferri@rossi.example');
    expect(calls('submit')).toMatchObject([
      {
        body: {
          contractor: sentRossi,
          privacy: { email: 'g.ferri@rossi.example', telefono: '3331234567' },
        },
      },
    ]);
  });

  it('heads the ticket, whose answers start with its type', async () => {
    const { user } = visit(at(3));
    const panel = within(await screen.findByRole('region', { name: 'Il tuo preventivo' }));
    await panel.findByRole('heading', { name: 'Rossi & Figli' });
    await user.click(panel.getByRole('button', { name: /^Rivedi le tue risposte/ }));
    await panel.findByText("Sono un'azienda");
    expect(panel.getAllByRole('term')[0]).toHaveTextContent(
      'Per chi stai chiedendo un preventivo?',
    );
    expect(panel.queryByText('Sesso')).toBeNull();
  });
});
