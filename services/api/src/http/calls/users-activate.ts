import { activationHeaders, activationPage } from '../../users/activation-page.ts';
import type { Call } from '../call.ts';
import { text } from '../schema.ts';

const activate: Call = {
  method: 'GET',
  path: '/api/users/activate',
  about: 'Where the link of the activation mail leads: a page that says whether it worked.',
  limit: 'check',
  query: { token: text(64) },
  answer: 'page',
  once: true,
  async run(asked, { store, sha256, now, publicUrl }) {
    const hash = await sha256(asked.query('token') ?? '');
    const outcome = await store.accounts.activate(hash, now().toISOString());
    return {
      page: activationPage(outcome, publicUrl()),
      status: outcome === 'activated' ? 200 : 410,
      headers: await activationHeaders(sha256),
    };
  },
};

export const activateCalls = [activate];
