import { initialValues, type Table, text, whole } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { deferredWidgets } from '../deferred-widgets.tsx';
import { OwnForm } from '../own-form.fixture.tsx';

const fields = {
  nome: text({ label: 'Nome', code: 'NOME', error: 'Indicare il nome', min: 3 }),
  kw: whole({ label: 'Potenza', code: 'KW', error: 'Indicare la potenza' }),
  cavalli: whole({ label: 'Cavalli', code: 'CAVALLI', error: 'Indicare i cavalli' }),
};
const boat: Table<typeof fields> = {
  fields,
  remote: {
    nome: (v) => ({ what: 'text', content: v.nome }),
    cavalli: ({ kw, cavalli }) =>
      kw === null ? null : { what: 'power', content: { kw, cavalli }, controls: ['kw', 'cavalli'] },
  },
};
type Answer = () => Response | Promise<Response>;
const fine: Answer = () => Response.json({ status: 200, msg: 'ok' });
const refuse = (msg: string): Answer => {
  return () => Response.json({ status: 422, msg }, { status: 422 });
};

/**
 * Renders the page about the boat. `answers` maps request bodies to responses. The mock service accepts all other
 * bodies.
 */
function visit(answers: Readonly<Record<string, Answer>> = {}, keys = ['nome']) {
  const asked: string[] = [];
  const onValidSubmit = vi.fn(async () => []);
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const body = String(init?.body);
    asked.push(body);
    return (answers[body] ?? fine)();
  };
  const client = createClient({ line: 'boat', fetch, token: memoryToken() });
  render(
    <Preventivo client={client} today="2026-11-21">
      <OwnForm
        table={boat}
        keys={keys}
        values={{ ...initialValues(boat) }}
        widgets={deferredWidgets}
        onValidSubmit={onValidSubmit}
      >
        {(busy) => (
          <button type="submit" aria-disabled={busy}>
            Continua
          </button>
        )}
      </OwnForm>
    </Preventivo>,
  );
  return { asked, onValidSubmit, user: userEvent.setup() };
}

const box = (name: string) => screen.getByRole('textbox', { name });
const next = () => screen.getByRole('button', { name: 'Continua' });
const summary = () => screen.findByRole('group', { name: 'Errori' });
const says = (name: string, words: string) =>
  waitFor(() => expect(box(name)).toHaveAccessibleDescription(words));
const isRight = (name: string) =>
  waitFor(() => expect(box(name)).not.toHaveAttribute('aria-invalid'));

describe('an answer that the service validates', () => {
  const orca = '{"content":"Orca"}';

  it("is sent on blur, and shows the service's message", async () => {
    const { asked, user } = visit({ [orca]: refuse('Nome già usato') });
    await user.type(box('Nome'), 'Orca');
    expect(asked).toEqual([]);
    await user.tab();
    await says('Nome', 'Nome già usato');
    expect(asked).toEqual([orca]);
  });

  it('is not sent while it is too short', async () => {
    const { asked, user } = visit();
    await user.type(box('Nome'), 'Or');
    await user.tab();
    await waitFor(() => expect(box('Nome')).toHaveAttribute('aria-invalid'));
    expect(asked).toEqual([]);
  });

  it('is sent once for the same value, and stays refused', async () => {
    const { asked, user } = visit({ [orca]: refuse('Nome già usato') });
    await user.type(box('Nome'), 'Orca');
    await user.tab();
    await says('Nome', 'Nome già usato');
    await user.type(box('Nome'), '1');
    await isRight('Nome');
    await user.type(box('Nome'), '{Backspace}');
    await user.tab();
    await says('Nome', 'Nome già usato');
    await user.click(next());
    await summary();
    expect(asked).toEqual([orca]);
  });

  it('ignores the response for an earlier value', async () => {
    let answer: (response: Response) => void = () => {};
    const slow = () => new Promise<Response>((resolve) => (answer = resolve));
    const { asked, user } = visit({ [orca]: slow });
    await user.type(box('Nome'), 'Orca');
    await user.tab();
    await waitFor(() => expect(asked).toEqual([orca]));
    await user.type(box('Nome'), ' II');
    await act(async () => answer(await refuse('Nome già usato')()));
    await user.tab();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(box('Nome')).not.toHaveAttribute('aria-invalid');
  });

  it('is sent on «Continua» if it was not sent before, and a refusal blocks the submission', async () => {
    const { onValidSubmit, user } = visit({ [orca]: refuse('Nome già usato') });
    await user.type(box('Nome'), 'Orca{Enter}');
    await user.click(next());
    expect(await summary()).toHaveTextContent('Nome già usato');
    await says('Nome', 'Nome già usato');
    expect(onValidSubmit).not.toHaveBeenCalled();
  });

  it('does not submit after the page unmounts during the request', async () => {
    let answer: (response: Response) => void = () => {};
    const slow = () => new Promise<Response>((resolve) => (answer = resolve));
    const { asked, onValidSubmit, user } = visit({ [orca]: slow });
    await user.type(box('Nome'), 'Orca');
    await user.click(next());
    await waitFor(() => expect(asked).toEqual([orca]));
    cleanup();
    await act(async () => answer(await fine()));
    expect(onValidSubmit).not.toHaveBeenCalled();
  });

  it('is submitted if the service is down', async () => {
    const { asked, onValidSubmit, user } = visit({
      [orca]: () => Promise.reject(new Error('offline')),
    });
    await user.type(box('Nome'), 'Orca');
    await user.click(next());
    await waitFor(() => expect(onValidSubmit).toHaveBeenCalledOnce());
    expect(new Set(asked)).toEqual(new Set([orca]));
  });
});

describe('two answers that the service validates in one request', () => {
  const pair = '{"kw":4,"cavalli":9}';

  it('are sent when both are given; a refusal marks both until one changes', async () => {
    const answers = { [pair]: refuse('Combinazione non valida') };
    const { asked, user } = visit(answers, ['kw', 'cavalli']);
    await user.type(box('Potenza'), '4');
    await user.tab();
    await user.type(box('Cavalli'), '9');
    await user.tab();
    await says('Cavalli', 'Combinazione non valida');
    await says('Potenza', 'Combinazione non valida');
    expect(asked).toEqual([pair]);
    await user.clear(box('Potenza'));
    await isRight('Cavalli');
  });
});
