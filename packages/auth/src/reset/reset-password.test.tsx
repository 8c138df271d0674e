import { type Answers, expired, offline, refusedByUsers } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { secret } from '@preventivo/fixtures/people';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AtTheForm } from '../testing/at-the-form.tsx';
import { ResetPassword } from './reset-password.tsx';
import { takeToken } from './take-token.ts';

beforeEach(() => history.replaceState(null, '', '/account/password?da=mail#token=abc-123'));

function visit(answers: Answers = {}, token = takeToken()) {
  const service = backEnd({ answers });
  render(
    <StrictMode>
      <AtTheForm client={service.client}>
        <ResetPassword token={token} homeUrl="/" />
      </AtTheForm>
    </StrictMode>,
  );
  return { ...service, user: userEvent.setup() };
}

async function choose(answers: Answers, password = secret) {
  const opened = visit(answers);
  await opened.user.type(screen.getByLabelText('Crea una password'), password);
  await opened.user.type(screen.getByLabelText('Ripeti la password'), password);
  await opened.user.click(screen.getByRole('button', { name: 'Salva la password' }));
  return opened;
}

describe('token of the mailed link', () => {
  it('ResetPassword removes only the token of the mailed link from the URL', () => {
    expect(takeToken()).toBe('abc-123');
    expect(location.href).toMatch(/\/account\/password\?da=mail$/);
    expect(takeToken()).toBe('');
  });

  it('ResetPassword removes the token from the URL even if the host passes the token', () => {
    visit({}, 'abc-123');
    expect(location.href).not.toContain('abc-123');
  });
});

describe('ResetPassword', () => {
  it('ResetPassword changes the password and shows a confirmation', async () => {
    const { bodies } = await choose({});
    const done = await screen.findByRole('heading', { name: 'Password cambiata' });
    await waitFor(() => expect(done).toHaveFocus());
    expect(bodies('users/password/reset')).toEqual([{ token: 'abc-123', password: secret }]);
    expect(screen.getByRole('link', { name: 'Continua' })).toHaveAttribute('href', '/');
    expect(document.querySelector('form')).toBeNull();
  });

  it('ResetPassword rejects a weak password before sending it', async () => {
    const { calls } = await choose({}, 'segreto');
    await screen.findByRole('link', { name: /Password debole$/ });
    expect(calls).toEqual([]);
  });

  it("ResetPassword shows the server's rejection at the field", async () => {
    await choose({ 'users/password/reset': [refusedByUsers('PASS')] });
    await screen.findByRole('link', { name: 'Crea una password: Password non valida' });
    expect(screen.getByLabelText('Crea una password')).toHaveAccessibleDescription(
      /Password non valida Scegline una meno comune/,
    );
  });

  it.each([
    ['a link that was used', refusedByUsers('TOKEN_INVALID', 400), /scaduto o è già stato usato/],
    ['a link that is too old', expired, /scaduto o è già stato usato/],
    ['no answer', offline, /^Inpossibile contattare il server, riprova più tardi$/],
    ['anything else', refusedByUsers('TOO_MANY_REQUESTS', 429), /^Errore generico$/],
  ])('ResetPassword shows an error for %s', async (_, answer, words) => {
    await choose({ 'users/password/reset': [answer] });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    await waitFor(() => expect(alert).toHaveFocus());
  });

  it('ResetPassword shows an error if the link is truncated', () => {
    visit({}, '');
    expect(screen.getByRole('heading', { name: 'Il link non è completo' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Crea una password')).toBeNull();
  });
});
