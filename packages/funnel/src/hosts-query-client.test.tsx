import * as rules from '@preventivo/core/check';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { rossiAsks, today } from '@preventivo/fixtures/people';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Funnel } from './funnel.tsx';
import { aDayOut, companyOuting, outingBackEnd } from './testing/outing.fixture.ts';

const broken = () => Response.json({ status: 500, msg: 'Errore' }, { status: 500 });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Renders the funnel on a page, inside a host's query client that retries every failed request. */
function visit(page: number, answers: Parameters<typeof outingBackEnd>[0] = {}) {
  /** The names of the settled mutations, as the host's callback received them. */
  const ended: string[] = [];
  const hosts = new QueryClient({
    defaultOptions: {
      queries: { retry: 2, retryDelay: 0 },
      mutations: { retry: 3, retryDelay: 0 },
    },
    mutationCache: new MutationCache({
      onSettled: (_data, _error, _variables, _context, { options }) =>
        void ended.push(String(options.mutationKey?.[0])),
    }),
  });
  const kept = { page, contractor: rossiAsks, product: aDayOut };
  const { storage } = memoryDrafts(companyOuting, kept);
  const service = outingBackEnd(answers);
  render(
    <QueryClientProvider client={hosts}>
      <Funnel
        line={companyOuting}
        client={service.client}
        {...{ storage, today }}
        seed={{ today, rules }}
      />
    </QueryClientProvider>,
  );
  return { ...service, hosts, ended, user: userEvent.setup() };
}

it("a funnel keeps its lists in the query client of the host's provider", async () => {
  const { hosts } = visit(2);
  expect(await screen.findByRole('radio', { name: 'In treno' })).toBeInTheDocument();
  expect(hosts.getQueryData(['enums', 'gita', 'mezzi'])).toHaveLength(2);
});

it('a funnel retries a list as often as the host says, and then offers a retry', async () => {
  const { sent } = visit(2, { 'enums/mezzi': broken });
  expect(await button('Riprova')).toBeInTheDocument();
  expect(sent('enums/mezzi')).toHaveLength(3);
});

it("a host's mutation callbacks receive the contractor check", async () => {
  const { ended, user } = visit(1);
  // Wait until the draft is restored.
  await screen.findByDisplayValue('IT 12345678903');
  await user.click(await button('Continua'));
  await screen.findByRole('radiogroup', { name: 'Come ci andate?' });
  expect(ended).toEqual(['checkContractor']);
});

it('a funnel sends a failing request once, even if the host retries mutations', async () => {
  const { ended, sent, user } = visit(3, { submit: broken });
  await user.click(await screen.findByRole('checkbox', { name: /informativa IVASS/ }));
  await user.click(screen.getByRole('checkbox', { name: /condizioni generali/ }));
  await user.click(screen.getByRole('checkbox', { name: /informativa privacy/ }));
  await user.click(await button('Richiedi il preventivo'));
  await screen.findByRole('alertdialog');
  await waitFor(() => expect(ended).toEqual(['save', 'submit']));
  expect(sent('save')).toHaveLength(1);
  expect(sent('submit')).toHaveLength(1);
});

it("a host's mutation callbacks receive each call from the last page to the thanks", async () => {
  const { ended, user } = visit(3);
  await user.click(await screen.findByRole('checkbox', { name: /informativa IVASS/ }));
  await user.click(screen.getByRole('checkbox', { name: /condizioni generali/ }));
  await user.click(screen.getByRole('checkbox', { name: /informativa privacy/ }));
  await user.click(await button('Richiedi il preventivo'));
  await user.click(await button(/Via email/));
  await waitFor(() => expect(ended).toEqual(['save', 'submit', 'recallMe']));
});
