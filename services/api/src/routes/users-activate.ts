import { text } from '../contract/schema.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { activationHeaders, activationPage } from '../users/activation-page.ts';

const path = '/api/users/activate';
const query = { token: text(64) };

/** Programs that look through mails open the links in them: opening one changes nothing. */
const ask: Endpoint = {
  method: 'GET',
  path,
  about:
    'Where the link of the activation mail leads: a page with a button that posts to the same address. Nothing changes by GET or HEAD.',
  limit: 'check',
  query,
  answer: 'page',
  async run(_asked, { sha256, publicUrl }) {
    const headers = await activationHeaders(sha256);
    return { page: activationPage('asked', publicUrl()), status: 200, headers };
  },
};

const activate: Endpoint = {
  method: 'POST',
  path,
  about:
    'What the button of the activation page does: the account is active, or the link was used or is over. The answer is a page, and the body is not read.',
  limit: 'check',
  query,
  answer: 'page',
  async run(context, { store, sha256, now, publicUrl }) {
    const hash = await sha256(context.query('token') ?? '');
    const outcome = await store.accounts.activate(hash, now().toISOString());
    return {
      page: activationPage(outcome, publicUrl()),
      status: outcome === 'activated' ? 200 : 410,
      headers: await activationHeaders(sha256),
    };
  },
};

export const activateCalls = [ask, activate];
