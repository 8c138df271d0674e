import type { Messages, TokenStore } from '@preventivo/core';
import { type Answers, expired, never, offline, withoutToken } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { account } from '@preventivo/fixtures/people';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AtTheForm } from '../testing/at-the-form.tsx';
import { useSession } from './session.ts';

/** Renders the session as text, with a button for each action. */
function Session() {
  const { session, user, accept, signOut } = useSession();
  return (
    <>
      <output>{[session.kind, user?.name, user?.phone].filter(Boolean).join(' ')}</output>
      <button type="button" onClick={() => accept({ ...account, phone: '' })}>
        accept
      </button>
      <button type="button" onClick={signOut}>
        sign out
      </button>
    </>
  );
}

function visit(answers: Answers = {}, isLoggedIn = false) {
  const service = backEnd({ answers, isLoggedIn });
  const page = (messages: Partial<Messages>) => (
    <AtTheForm client={service.client} messages={messages}>
      <Session />
    </AtTheForm>
  );
  const { rerender } = render(page({}));
  const speak = (messages: Partial<Messages>) => rerender(page(messages));
  return { ...service, speak, user: userEvent.setup() };
}

const recall = { Quote_Request_Id: '1', Quote_Request_Key: 'k', Recall_Channel: 'email' } as const;

const says = async (words: string) => expect(await screen.findByText(words)).toBeInTheDocument();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const giulias = async () => Response.json({ success: true, user: account });
const broken = async () => Response.json({}, { status: 500 });
const settled = () => act(async () => {});

it('the session is anonymous without a token and sends no request', async () => {
  const { calls } = visit();
  await settled();
  await says('anonymous');
  expect(calls).toEqual([]);
});

it("the session is loading while the request for the token's owner is pending", async () => {
  visit({ 'users/my-data': [never] }, true);
  await says('loading');
});

it("the session belongs to the token's owner", async () => {
  visit({}, true);
  await says('loggedIn Giulia 3331234567');
});

it('the session becomes anonymous and removes the token if the server rejects the token', async () => {
  const { client } = visit({ 'users/my-data': [broken] }, true);
  await settled();
  await says('anonymous');
  expect(client.token.get()).toBeNull();
});

describe("if the token's owner is unknown after a network failure", () => {
  const unasked = async (times = 1) => {
    const visited = visit({ 'users/my-data': Array(times).fill(offline) }, true);
    await says('anonymous');
    return visited;
  };

  it("after a network failure, the session keeps the token and requests the token's owner again once online", async () => {
    const { client } = await unasked();
    expect(client.token.get()).not.toBeNull();
    act(() => void dispatchEvent(new Event('online')));
    await says('loggedIn Giulia 3331234567');
  });

  it("after a network failure, the session requests the token's owner again when the page gets the focus", async () => {
    await unasked();
    act(() => void dispatchEvent(new Event('focus')));
    await says('loggedIn Giulia 3331234567');
  });

  it("after a network failure, the session requests the token's owner with backoff and is anonymous meanwhile", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { calls } = await unasked(2);
    await act(async () => void (await vi.advanceTimersByTimeAsync(2000)));
    expect(calls).toHaveLength(2);
    await says('anonymous');
    await act(async () => void (await vi.advanceTimersByTimeAsync(4000)));
    expect(calls).toHaveLength(3);
    await says('loggedIn Giulia 3331234567');
  });
});

it('the session is expired if the server reports that the token has expired', async () => {
  const { client } = visit({ 'users/my-data': [expired] }, true);
  await says('expired');
  expect(client.token.get()).toBeNull();
});

it.each([
  ['the token is too old', expired],
  ['the token is gone', withoutToken],
])('the session expires when a response says that %s', async (_, answer) => {
  const { client } = visit({ 'quote-request/recall-me': [answer] }, true);
  await says('loggedIn Giulia 3331234567');
  await act(async () => void (await client.recallMe(recall)));
  await says('expired');
});

it('the session of a visitor without a token stays anonymous when a response reports expiry', async () => {
  const { client } = visit();
  await act(async () => void (await client.myData()));
  await says('anonymous');
});

describe('page restored from the back/forward cache', () => {
  const comeBack = (persisted: boolean) =>
    act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

  it('the session expires on a page restored from the back/forward cache after a logout on another page', async () => {
    const { client } = visit({}, true);
    await says('loggedIn Giulia 3331234567');
    client.token.remove();
    await comeBack(true);
    await says('expired');
  });

  it("a page that has just opened requests the token's owner only once, because it ignores its first `pageshow` event", async () => {
    const { calls } = visit({ 'users/my-data': [never] }, true);
    await comeBack(false);
    await settled();
    expect(calls).toHaveLength(1);
  });
});

it('the session survives a change of language without sending a request', async () => {
  const { calls, speak } = visit({ 'users/my-data': [giulias, never] }, true);
  await says('loggedIn Giulia 3331234567');
  speak({ OTHER_ACCOUNT: 'Now it is {name}.' });
  await settled();
  await says('loggedIn Giulia 3331234567');
  expect(calls).toHaveLength(1);
});

it('the session belongs to the user who logs in', async () => {
  visit();
  await press('accept');
  await says('loggedIn Giulia');
});

it('the session becomes anonymous and removes the token on logout', async () => {
  const { client } = visit({}, true);
  await says('loggedIn Giulia 3331234567');
  await press('sign out');
  await says('anonymous');
  expect(client.token.get()).toBeNull();
});

describe('a login with another account in another tab', () => {
  const hers = { ...account, id: '18', name: 'Anna', surname: 'Verdi', phone: '' };
  const annas = async () => Response.json({ success: true, user: hers });
  const notice =
    'Il profilo in uso in questo browser è cambiato: ora stai usando quello di Anna Verdi. Scegli il contraente prima di inviare.';

  it('a login with another account in another tab is shown before any data are sent', async () => {
    const { client, calls } = visit({ 'users/my-data': [giulias, annas] }, true);
    await says('loggedIn Giulia 3331234567');
    client.token.set('anna.token', 60);
    await act(async () => {
      expect(await client.save(2, {})).toEqual({ ok: false, kind: 'refused', message: notice });
    });
    await says('loggedIn Anna');
    expect(calls.map(({ path }) => path)).toEqual(['users/my-data', 'users/my-data']);
    await act(async () => {
      expect(await client.save(2, {})).not.toMatchObject({ message: notice });
    });
  });

  it('a login with another account in another tab is shown when the page gets the focus', async () => {
    const { client } = visit({ 'users/my-data': [giulias, annas] }, true);
    await says('loggedIn Giulia 3331234567');
    client.token.set('anna.token', 60);
    act(() => void dispatchEvent(new Event('focus')));
    await says('loggedIn Anna');
  });

  it('a visitor sees a login from another tab before any data are sent for that account', async () => {
    const { client, calls } = visit({ 'users/my-data': [annas] });
    await settled();
    client.token.set('anna.token', 60);
    await act(async () => {
      expect(await client.save(2, {})).toMatchObject({ kind: 'refused', message: notice });
    });
    await says('loggedIn Anna');
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['somebody', annas],
    ['nobody', expired],
  ])(
    "a logout during the check of another tab's token stays valid if the token belongs to %s",
    async (_, answer) => {
      let arrive = () => {};
      const later = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const slow = () => later.then(answer);
      const { client } = visit({ 'users/my-data': [giulias, slow] }, true);
      await says('loggedIn Giulia 3331234567');
      client.token.set('anna.token', 60);
      act(() => void dispatchEvent(new Event('focus')));
      await press('sign out');
      await act(async () => arrive());
      await settled();
      await says('anonymous');
    },
  );

  it('another token of the same account changes nothing', async () => {
    const { client, calls } = visit({ 'users/my-data': [giulias, giulias] }, true);
    await says('loggedIn Giulia 3331234567');
    client.token.set('another.token', 60);
    await act(async () => void (await client.save(2, {})));
    expect(calls.map(({ path }) => path).at(-1)).toBe('save');
    await says('loggedIn Giulia 3331234567');
  });

  it("no request is sent while the owner of another tab's token is unknown, and the token stays", async () => {
    const { client, calls } = visit({ 'users/my-data': [giulias, offline] }, true);
    await says('loggedIn Giulia 3331234567');
    client.token.set('anna.token', 60);
    await act(async () => {
      expect(await client.save(2, {})).toMatchObject({ ok: false, kind: 'network' });
    });
    expect(calls.map(({ path }) => path)).not.toContain('save');
    expect(client.token.get()).toBe('anna.token');
  });

  const annasToken = (token: TokenStore) => token.set('anna.token', 60);
  it.each([
    ['no token', (token: TokenStore) => token.remove(), expired],
    ['an expired token', annasToken, expired],
    ['a token whose owner the server cannot return', annasToken, broken],
  ])(
    'the session ends before any data are sent if its token changes: %s',
    async (_, change, answer) => {
      const { client, calls } = visit({ 'users/my-data': [giulias, answer] }, true);
      await says('loggedIn Giulia 3331234567');
      change(client.token);
      await act(async () => {
        expect(await client.save(2, {})).toMatchObject({ ok: false, kind: 'expired' });
      });
      await says('expired');
      expect(client.token.get()).toBeNull();
      expect(calls.map(({ path }) => path)).not.toContain('save');
    },
  );

  it("a visitor continues anonymously if another tab's token has expired", async () => {
    const { client, calls } = visit({ 'users/my-data': [expired] });
    await settled();
    client.token.set('anna.token', 60);
    await act(async () => {
      expect(await client.save(2, {})).not.toMatchObject({ kind: 'expired' });
    });
    expect(calls.at(-1)?.path).toBe('save');
    expect(calls.at(-1)?.headers.get('authorization')).toBeNull();
    await says('anonymous');
  });
});
