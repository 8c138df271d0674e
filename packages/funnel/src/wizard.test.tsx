import { initialValues, type Line } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { LineState } from './draft/line-state.ts';
import { Funnel } from './funnel.tsx';
import { giulia, today } from './testing/giulia.fixture.ts';
import { memoryDrafts } from './testing/memory-drafts.ts';
import { aDayOut, outing } from './testing/outing.fixture.ts';
import { quoteService } from './testing/quote-service.ts';

function open(kept?: LineState, service = quoteService()) {
  const drafts = memoryDrafts(outing, kept);
  render(
    <Funnel
      line={outing as Line}
      client={service.client}
      storage={drafts.storage}
      seed={{ today, rules }}
    />,
  );
  return { ...drafts, ...service };
}

const name = () => screen.findByRole('textbox', { name: 'Nome' });

describe('x', () => {
  it('second visit', async () => {
    const { draft } = open();
    await name();
    await new Promise((r) => setTimeout(r, 500));
    console.log(draft());
  });
  it('back', async () => {
    open({ page: 1, contractor: giulia, product: initialValues(outing) });
    await name();
    await waitFor(async () => expect(await name()).toHaveValue('Giulia'));
    const user = userEvent.setup();
    await user.clear(await name());
    await user.type(await name(), 'Anna');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await screen.findByRole('heading', { name: 'La gita' });
    await user.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(await name()).toHaveValue('Anna');
  });
  it('restart', async () => {
    open({ page: 1, contractor: giulia, product: initialValues(outing) });
    await waitFor(async () => expect(await name()).toHaveValue('Giulia'));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Ricomincia da capo' }));
    expect(await name()).toHaveValue('');
  });
});
