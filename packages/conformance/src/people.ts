import type { CallResponse } from './asking.ts';
import { expectThat, objectIn, told, userYes } from './fits.ts';
import type { Kit, LoggedIn } from './kit.ts';
import { Misfit, NotTried } from './verdict.ts';
import { newcomer, password } from './visitor.ts';

type Asking = Pick<Kit, 'ask' | 'today' | 'mails'>;

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const register = ({ ask, today }: Asking, email: string): Promise<CallResponse> =>
  ask('/api/users/register', { body: newcomer(email, today) });

export const login = ({ ask }: Asking, email: string, secret = password): Promise<CallResponse> =>
  ask('/api/users/login', { body: { email, password: secret } });

/** Sends the form of the page behind a mailed link. The form contains the password. */
export const activate = ({ ask }: Asking, link: string, secret = password): Promise<CallResponse> =>
  ask(link, {
    method: 'POST',
    text: new URLSearchParams({ password: secret }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

type About = 'activation' | 'password';

const noMails = 'it takes a mail; say with --mails in which folder this back end writes them';
/** Maximum time to wait for a mail, in milliseconds. */
const patience = 15_000;

/**
 * Returns the path of the newest link that was mailed to an address.
 * @throws {NotTried} if the kit has no access to mails
 */
export async function mailedLink({ mails }: Asking, to: string, about: About): Promise<string> {
  if (!mails) throw new NotTried(noMails);
  const until = Date.now() + patience;
  for (;;) {
    const link = (await mails(to)).map((text) => linkIn(text, about)).findLast(Boolean);
    if (link) return link;
    if (Date.now() > until)
      throw new Misfit(`a mail with a link (${about}) within ${patience / 1000} s`, 'none');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function linkIn(mail: string, about: About): string | undefined {
  const found = [...mail.matchAll(/https?:\/\/[^\s"'<>]+/g)]
    // Remove the punctuation after the URL. It belongs to the sentence around the URL.
    .map(([url]) => url.replaceAll('&amp;', '&').replace(/[).,;:!]+$/, ''))
    .find((url) => url.includes('token=') && isFor(url) === about);
  if (!found) return undefined;
  const { pathname, search, hash } = new URL(found);
  return pathname + search + hash;
}

const isFor = (url: string): About => (url.includes('users/activate') ? 'activation' : 'password');

export async function join(kit: Asking, email: string): Promise<LoggedIn> {
  // Without access to mails, register no user: only a mailed link can activate the account.
  if (!kit.mails) throw new NotTried(noMails);
  userYes(await register(kit, email));
  const activated = await activate(kit, await mailedLink(kit, email, 'activation'));
  expectThat(activated.status === 200, 'status 200', told(activated), activated);
  const answer = await login(kit, email);
  userYes(answer);
  const token = answer.headers.get('x-token');
  expectThat(token !== null, 'a token in x-token', 'none', answer);
  return { email, token };
}

export const myData = ({ ask }: Asking, token: string): Promise<CallResponse> =>
  ask('/api/users/my-data?with_qr_form_lists=1', { headers: bearer(token) });

export function freshToken(answer: CallResponse): string {
  const token = answer.headers.get('x-token');
  expectThat(token !== null && token !== '', 'a fresh token in x-token', 'none', answer);
  return token;
}

/** Expects that a response reports an expired session. @throws {Misfit} */
export function expired(answer: CallResponse): void {
  expectThat(answer.status === 401, 'status 401', told(answer), answer);
  const { error_code, msg } = objectIn(answer);
  const isTold = error_code === 'TOKEN_EXPIRED' && msg === 'TOKEN_EXPIRED';
  expectThat(isTold, 'error_code and msg TOKEN_EXPIRED', told(answer), answer);
}
