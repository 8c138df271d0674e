import { plate, type Table, text } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { Status } from '@preventivo/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { deferredWidgets } from '../deferred-widgets.tsx';
import { OwnForm } from '../own-form.fixture.tsx';

const asked = { code: 'CODICE', error: 'Indicare la risposta' };
const odd = 'Controlla: di solito comincia con una A.';
const warning = (answer: string) => (answer.startsWith('A') ? undefined : odd);
const fields = {
  targa: plate({ ...asked, label: 'Targa', variant: 'neutra', min: 3, warning }),
  matricola: text({ ...asked, label: 'Matricola', min: 3, warning }),
};
const boat: Table<typeof fields> = { fields };
const client = createClient({ line: 'prova', fetch, token: memoryToken() });

function visit() {
  const onValidSubmit = vi.fn(async () => []);
  render(
    <Preventivo client={client} today="2026-11-21">
      <OwnForm
        table={boat}
        keys={Object.keys(fields)}
        values={{ targa: '', matricola: '' }}
        widgets={deferredWidgets}
        onValidSubmit={onValidSubmit}
      >
        {() => <button type="submit">Continua</button>}
      </OwnForm>
      <Status />
    </Preventivo>,
  );
  return { user: userEvent.setup(), onValidSubmit };
}
const box = (name: string) => screen.getByRole('textbox', { name });

describe.each(['Targa', 'Matricola'])('an unusual answer: %s', (name) => {
  it('shows its warning on blur, and no error', async () => {
    const { user } = visit();
    await user.type(box(name), 'B12');
    expect(box(name)).not.toHaveAccessibleDescription(odd);
    await user.tab();
    await waitFor(() => expect(box(name)).toHaveAccessibleDescription(odd));
    expect(box(name)).toBeValid();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(odd));
  });

  it('loses its warning on an edit, and shows none on blur if the new answer is usual', async () => {
    const { user } = visit();
    await user.type(box(name), 'B12');
    await user.tab();
    await waitFor(() => expect(box(name)).toHaveAccessibleDescription(odd));
    await user.clear(box(name));
    await waitFor(() => expect(box(name)).not.toHaveAccessibleDescription(odd));
    await user.type(box(name), 'A12');
    await user.tab();
    expect(box(name)).not.toHaveAccessibleDescription(odd);
  });

  it('shows its error without the warning if it is also invalid', async () => {
    const { user } = visit();
    await user.type(box(name), 'B1');
    await user.tab();
    await waitFor(() => expect(box(name)).toBeInvalid());
    expect(screen.queryByText(odd)).toBeNull();
  });
});

it('a form submits unusual answers', async () => {
  const { user, onValidSubmit } = visit();
  await user.type(box('Targa'), 'B12');
  await user.type(box('Matricola'), 'B12');
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  await waitFor(() =>
    expect(onValidSubmit).toHaveBeenCalledWith({ targa: 'B12', matricola: 'B12' }),
  );
});
