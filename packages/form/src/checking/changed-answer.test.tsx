import { choice, plate, type Table, yesNo } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { Status } from '@preventivo/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { deferredWidgets } from '../deferred-widgets.tsx';
import { OwnForm } from '../own-form.fixture.tsx';

const asked = { code: 'CODICE', error: 'Indicare la risposta' };
const options = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));
const fields = {
  mezzo: choice({ ...asked, label: 'Mezzo', list: 'mezzi', known: options('Auto', 'Moto') }),
  anno: choice({ ...asked, label: 'Anno', list: 'anni', known: options('2025', '2026') }),
  marce: yesNo({ ...asked, label: 'Ha le marce?' }),
  targa: plate({ ...asked, label: 'Targa', variant: 'standard', invalid: 'Targa non valida' }),
};
const vehicle: Table<typeof fields> = {
  fields,
  checks: [
    {
      ...asked,
      controls: ['targa'],
      invalid: 'Targa non valida',
      dependsOn: ['mezzo'],
      holds: (v) => v.targa.length === (v.mezzo === 'Moto' ? 5 : 7),
    },
  ],
  reacts: { mezzo: (v) => ({ anno: v.anno && '2026', marce: null }) },
  announcements: { anno: (v) => `Anno aggiornato al ${v.anno}` },
};
const answered = {
  mezzo: 'Auto',
  anno: '2025',
  marce: true,
  targa: 'AB123CD',
};
const client = createClient({ line: 'prova', fetch, token: memoryToken() });

function visit(values = answered) {
  render(
    <Preventivo client={client} today="2026-11-21">
      <OwnForm
        table={vehicle}
        keys={Object.keys(fields)}
        values={values}
        widgets={deferredWidgets}
        onValidSubmit={async () => []}
      />
      <Status />
    </Preventivo>,
  );
  return userEvent.setup();
}

const year = () => screen.getByRole('radiogroup', { name: 'Anno' });
const raised = 'Anno aggiornato al 2026';
const asksAgain = 'La risposta di prima non vale più: indicala di nuovo.';

describe('an answer that another answer changed', () => {
  it('shows a note that describes its control', async () => {
    const user = visit();
    await user.click(screen.getByRole('radio', { name: 'Moto' }));
    await waitFor(() => expect(year()).toHaveAccessibleDescription(raised));
    expect(screen.getAllByText(raised)[0]).toBeVisible();
    const gears = screen.getByRole('radiogroup', { name: 'Ha le marce?' });
    expect(gears).toHaveAccessibleDescription(asksAgain);
  });

  it("is announced once, by the page's status", async () => {
    const user = visit();
    await user.click(screen.getByRole('radio', { name: 'Moto' }));
    const status = screen.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(`${raised} Ha le marce?: ${asksAgain}`));
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('keeps its note until it is answered again', async () => {
    const user = visit();
    await user.click(screen.getByRole('radio', { name: 'Moto' }));
    await waitFor(() => expect(year()).toHaveAccessibleDescription(raised));
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await waitFor(() =>
      expect(
        screen.getByRole('radiogroup', { name: 'Ha le marce?' }),
      ).not.toHaveAccessibleDescription(),
    );
    expect(year()).toHaveAccessibleDescription(raised);
    await user.click(screen.getByRole('radio', { name: '2025' }));
    await waitFor(() => expect(year()).not.toHaveAccessibleDescription());
  });
});

describe('an answer that depends on a choice', () => {
  const plateBox = () => screen.getByRole('textbox', { name: 'Targa' });

  it('is revalidated when the choice changes', async () => {
    const user = visit();
    expect(plateBox()).not.toHaveAttribute('aria-invalid');
    await user.click(screen.getByRole('radio', { name: 'Moto' }));
    await waitFor(() =>
      expect(plateBox()).toHaveAccessibleDescription('Targa non valida Indicare la risposta'),
    );
    await user.click(screen.getByRole('radio', { name: 'Auto' }));
    await waitFor(() => expect(plateBox()).not.toHaveAttribute('aria-invalid'));
  });

  it('is not validated while it is empty', async () => {
    const user = visit({ ...answered, targa: '' });
    await user.click(screen.getByRole('radio', { name: 'Moto' }));
    await waitFor(() => expect(year()).toHaveAccessibleDescription(raised));
    expect(plateBox()).not.toHaveAttribute('aria-invalid');
  });
});
