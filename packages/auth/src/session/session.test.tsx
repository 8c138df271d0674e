import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AtTheForm } from '../testing/at-the-form.tsx';
import { giulia } from '../testing/giulia.ts';
import {
  type Answers,
  expired,
  never,
  offline,
  userService,
  withoutToken,
} from '../testing/user-service.ts';
import { useSession } from './use-session.ts';

/** Says who is at the form, and has a button for each thing that may be done about it. */
function Session() {
  const { session, user, accept, refresh, signOut } = useSession();
  return (
    <>
      <output>{[session.is, user?.name, user?.phone].filter(Boolean).join(' ')}</output>
      <button type="button" onClick={() => accept({ ...giulia, phone: '' })}>
        accept
      </button>
      <button type="button" onClick={() => void refresh()}>
        refresh
      </button>
      <button type="button" onClick={signOut}>
        sign out
      </button>
    </>
  );
}

function visit(answers: Answers = {}, loggedIn = false) {
  const service = userService(answers, loggedIn);
  render(
    <AtTheForm client={service.client}>
      <Session />
    </AtTheForm>,
  );
  return { ...service, user: userEvent.setup() };
}

const recall = { Quote_Request_Id: '1', Quote_Request_Key: 'k', Recall_Channel: 'email' } as const;

const says = async (words: string) => expect(await screen.findByText(words)).toBeInTheDocument();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Whatever was asked has been answered. */
const settled = () => act(async () => {});

it('is anonymous where there is no token, and asks nobody', async () => {
  const { asked } = visit();
  await settled();
  await says('anonymous');
  expect(asked).toEqual([]);
});

it('is loading while it is asked whose the token is', async () => {
  visit({ 'users/my-data': [never] }, true);
  await says('loading');
});

it('is of whom the token belongs to', async () => {
  visit({}, true);
  await says('loggedIn Giulia 3331234567');
});

it.each([
  ['no answer comes', offline],
  ['it is refused', async () => Response.json({}, { status: 500 })],
])('is anonymous again and forgets the token where %s', async (_, answer) => {
  const { client } = visit({ 'users/my-data': [answer] }, true);
  await settled();
  await says('anonymous');
  expect(client.token.get()).toBeNull();
});

it('is expired where the token is an old one', async () => {
  const { client } = visit({ 'users/my-data': [expired] }, true);
  await says('expired');
  expect(client.token.get()).toBeNull();
});

it.each([
  ['the token is too old', expired],
  ['the token is gone', withoutToken],
])('expires with any call that says that %s', async (_, answer) => {
  const { client } = visit({ 'quote-request/recall-me': [answer] }, true);
  await says('loggedIn Giulia 3331234567');
  await act(async () => void (await client.recallMe(recall)));
  await says('expired');
});

it('does not expire for a visitor, who never had one', async () => {
  const { client } = visit();
  await act(async () => void (await client.myData()));
  await says('anonymous');
});

it('takes up who logs in', async () => {
  visit();
  await press('accept');
  await says('loggedIn Giulia');
});

it('asks again who is logged in, after something was saved', async () => {
  visit({}, true);
  await says('loggedIn Giulia 3331234567');
  await press('accept');
  await says('loggedIn Giulia');
  await press('refresh');
  await says('loggedIn Giulia 3331234567');
});

it('keeps who is logged in where that question gets no answer', async () => {
  visit({ 'users/my-data': [offline] });
  await press('accept');
  await press('refresh');
  await settled();
  await says('loggedIn Giulia');
});

it('forgets who logs out, and the token', async () => {
  const { client } = visit({}, true);
  await says('loggedIn Giulia 3331234567');
  await press('sign out');
  await says('anonymous');
  expect(client.token.get()).toBeNull();
});

it('does not bring back who logged out while it was asked', async () => {
  let answerNow = () => {};
  const late = () =>
    new Promise<Response>((resolve) => {
      answerNow = () => resolve(Response.json({ success: true, user: giulia }));
    });
  visit({ 'users/my-data': [late] });
  await press('accept');
  await press('refresh');
  await press('sign out');
  await act(async () => answerNow());
  await says('anonymous');
});
