import type { Fields, Values } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { translate } from '@preventivo/fixtures/translator';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { crew, noCrew } from '../crew.fixture.ts';
import { deferredWidgets } from '../deferred-widgets.tsx';
import { OwnForm } from '../own-form.fixture.tsx';

const regatta = { anno: 2024, vinta: true };
const untold = { anno: null, vinta: null };

/** Renders the form with these regattas as answers. */
function visit(...gare: Values<Fields>[]) {
  render(
    <Preventivo client={createClient({ line: 'barca', token: memoryToken() })} today="2026-11-21">
      <OwnForm
        table={crew}
        keys={['gare']}
        values={{ ...noCrew, gare }}
        widgets={deferredWidgets}
        onValidSubmit={async () => []}
      >
        {() => <button type="submit">Continua</button>}
      </OwnForm>
    </Preventivo>,
  );
  return userEvent.setup();
}

const entry = (number: number) => within(screen.getByRole('group', { name: `Gara ${number}` }));
const year = (number: number) => entry(number).getByLabelText('Anno');
const won = (number: number) => entry(number).getByLabelText('Sì');
const done = (number: number) => entry(number).getByRole('button', { name: 'Fatto' });
/** Returns the summary of a collapsed entry. */
const head = (number: number) => screen.getByText(`Gara ${number}`).closest('summary');
const open = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => head(number)?.closest('details')?.open,
  );

describe('a list of groups', () => {
  it('opens its first incomplete entry', () => {
    visit(regatta, untold, untold);
    expect(open(3)).toEqual([2]);
    expect(year(2)).toBeVisible();
    expect(year(3)).not.toBeVisible();
  });

  it('collapses complete entries to their answers, with a link to edit them', () => {
    visit(regatta, { anno: 2025, vinta: false });
    expect(open(2)).toEqual([]);
    expect(head(1)).toHaveTextContent('Gara 1' + '2024, Sì' + 'Modifica');
    expect(head(2)).toHaveTextContent('2025, No');
  });

  it('marks incomplete entries', () => {
    visit(untold, untold);
    expect(head(2)).toHaveTextContent('Gara 2' + 'Da completare' + 'Compila');
  });

  it('opens the next entry when one is complete, and collapses the complete one when the next is edited', async () => {
    const user = visit(untold, untold, untold);
    await user.type(year(1), '2024');
    await user.click(won(1));
    await waitFor(() => expect(open(3)).toEqual([1, 2]));
    expect(won(1)).toHaveFocus();
    await user.click(won(2));
    await waitFor(() => expect(open(3)).toEqual([2]));
    expect(won(2)).toHaveFocus();
    expect(head(1)).toHaveTextContent('2024, Sì');
  });

  it('updates the summary of each entry after the browser translated the page', async () => {
    const user = visit(regatta, regatta);
    translate();
    await user.click(screen.getByText('Gara 1'));
    await user.clear(year(1));
    await user.tab();
    const reads = (words: string) => waitFor(() => expect(head(1)).toHaveTextContent(words));
    await reads("Gara 1Indicare l'anno della gara 1Compila");
    translate();
    await user.type(year(1), '2023{Tab}');
    await reads('Gara 12023, SìModifica');
    translate();
    await user.click(entry(1).getByLabelText('No'));
    expect(head(1)).toHaveTextContent('2023, No');
  });

  it('collapses a complete entry with its button, and focuses the next incomplete one', async () => {
    const user = visit(untold, regatta, untold);
    await user.type(year(1), '2024');
    await user.click(won(1));
    await user.click(done(1));
    expect(open(3)).toEqual([3]);
    expect(year(3)).toHaveFocus();
    await user.type(year(3), '2026');
    await user.click(won(3));
    await user.click(done(3));
    expect(open(3)).toEqual([]);
    expect(head(3)).toHaveFocus();
  });

  it('keeps an incomplete entry open with its button, and shows and focuses the missing answer', async () => {
    const user = visit(untold, untold);
    await user.type(year(1), '2024');
    await user.click(done(1));
    expect(open(2)).toEqual([1]);
    expect(won(1)).toHaveFocus();
    await waitFor(() => expect(entry(1).getByRole('radiogroup')).toBeInvalid());
    expect(year(1)).toBeValid();
  });

  it('keeps incomplete entries open', async () => {
    const user = visit(untold, untold);
    await user.type(year(1), '2024');
    await user.click(screen.getByText('Gara 2'));
    await user.click(won(2));
    expect(open(2)).toEqual([1, 2]);
  });

  it('opens the first entry with an error on submit, and the others from the error summary', async () => {
    const user = visit(regatta, { ...regatta, vinta: null }, regatta, { ...regatta, anno: null });
    await user.click(screen.getByText('Gara 2'));
    expect(open(4)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    const link = await screen.findByRole('link', { name: "Indicare l'anno della gara 4" });
    await waitFor(() => expect(open(4)).toEqual([2]));
    expect(head(4)).toHaveTextContent("Indicare l'anno della gara 4");
    await user.click(link);
    expect(open(4)).toEqual([2, 4]);
    expect(year(4)).toHaveFocus();
  });
});
