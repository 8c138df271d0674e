import type { RequestContext, Services } from '../../context.ts';
import { text } from '../../contract/schema.ts';
import { counted } from '../../http/counted.ts';
import type { Route, RouteResponse } from '../../http/route.ts';
import { activationHeaders, activationPage, type PageState } from '../../users/activation-page.ts';
import { activatedAccount } from '../../users/registration.ts';

const path = '/api/users/activate';
const query = { token: text(64) };
const late = 'The link was used, or is over: a page that says so';

/** Opening the link changes no data, because mail scanners open links too. */
const openRoute: Route = {
  method: 'GET',
  path,
  summary:
    'Where the link of the activation mail leads: a page whose form asks for the password of that registration and posts to the same address. Nothing changes by GET or HEAD.',
  rateLimit: 'check',
  query,
  response: 'page',
  pages: { 410: late },
  async handle(context, services) {
    const found = await services.store.accounts.registrationOf(
      await services.sha256(context.query('token') ?? ''),
      services.now().toISOString(),
    );
    return pageOf(typeof found === 'string' ? found : 'pending', services);
  },
};

const activateRoute: Route = {
  method: 'POST',
  path,
  summary:
    'What the form of the activation page does: with the password it was made with, that registration is the account, and the others of its email fall. The answer is a page.',
  rateLimit: 'check',
  query,
  form: { password: text() },
  response: 'page',
  limits: ['activate'],
  pages: {
    410: late,
    422: 'The password is not the one of this registration, or was tried too often: the page says so and has its form again',
  },
  handle: async (context, services) => pageOf(await activated(context, services), services),
};

async function activated(context: RequestContext, services: Services): Promise<PageState> {
  const { store, passwords, rateLimiter } = services;
  const hash = await services.sha256(context.query('token') ?? '');
  const at = services.now().toISOString();
  const registration = await store.accounts.registrationOf(hash, at);
  if (typeof registration === 'string') return registration;
  // The forms trim passwords at registration, so trim this password too.
  const password = context.form('password').trim();
  // Do not count an empty form: mail scanners may send one.
  if (password === '') return 'missing';
  return counted(rateLimiter, [['activate', hash]], async ({ wait, refund }) => {
    if (wait > 0) return 'limited';
    if (!(await passwords.verify(password, registration.passwordHash))) return 'wrong';
    await refund();
    return store.accounts.activate(hash, activatedAccount(registration, at));
  });
}

const statuses: Readonly<Record<PageState, 200 | 410 | 422>> = {
  pending: 200,
  activated: 200,
  missing: 422,
  wrong: 422,
  limited: 422,
  used: 410,
  expired: 410,
};

async function pageOf(
  state: PageState,
  { sha256, publicUrl, broker, privacyUrl }: Services,
): Promise<RouteResponse> {
  const place = { home: publicUrl(), broker, privacy: privacyUrl };
  return {
    page: await activationPage(state, place),
    status: statuses[state],
    headers: await activationHeaders(place, sha256),
  };
}

export const activateRoutes = [openRoute, activateRoute];
