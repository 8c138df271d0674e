import { missingConsents } from '@preventivo/core/consents';
import { flagsFromWire } from '@preventivo/core/wire';
import { isEmail, isPersonName, isPhone } from '@preventivo/italian';
import { failedAs, malformed, refusal } from '../contract/refusal.ts';
import { object, part, text } from '../contract/schema.ts';
import { post, type Route } from '../http/route.ts';
import { mailLanguage } from '../mail/mail-language.ts';
import { activationHeaders, activationPage } from '../users/activation-page.ts';
import { isGoodPassword } from '../users/password-rule.ts';
import { newAccount, type Registration } from '../users/registration.ts';

/** How long an email waits for its account to be activated, in milliseconds: as long as the link works. */
const activationWindow = 24 * 60 * 60 * 1000;

/**
 * The consents, where everything is as it must be.
 * @throws {Refusal} with the first code of docs/rules/accounts.md#registration
 */
async function accepted(typed: Omit<Registration, 'privacy'>, privacy: unknown) {
  if (!isPersonName(typed.name)) throw failedAs('NAME');
  if (!isPersonName(typed.surname)) throw failedAs('SURNAME');
  if (!isEmail(typed.email)) throw failedAs('EMAIL');
  if (!isPhone(typed.phone)) throw failedAs('PHONE');
  if (!(await isGoodPassword(typed.password))) throw failedAs('PASS');
  const { value, problems } = flagsFromWire(privacy, 'privacy');
  const [problem] = problems;
  if (problem) throw malformed({ path: problem.key, reason: problem.reason });
  if (missingConsents(value.consents, 'registration').length > 0)
    throw failedAs('INFORMATIVA_E_CONDIZIONI');
  return value.flags;
}

const path = '/api/users/activate';
const query = { token: text(64) };

/** Programs that look through mails open the links in them: opening one changes nothing. */
const activationPageRoute: Route = {
  method: 'GET',
  path,
  summary:
    'Where the link of the activation mail leads: a page with a button that posts to the same address. Nothing changes by GET or HEAD.',
  rateLimit: 'check',
  query,
  response: 'page',
  async handle(_context, { sha256, publicUrl, broker }) {
    const headers = await activationHeaders(sha256);
    return { page: await activationPage('pending', publicUrl(), broker), status: 200, headers };
  },
};

const activateRoute: Route = {
  method: 'POST',
  path,
  summary:
    'What the button of the activation page does: the account is active, or the link was used or is over. The answer is a page, and the body is not read.',
  rateLimit: 'check',
  query,
  response: 'page',
  late: 'The link was used, or is over: a page that says so',
  async handle(context, { store, sha256, now, publicUrl, broker }) {
    const hash = await sha256(context.query('token') ?? '');
    const outcome = await store.accounts.activate(hash, now().toISOString());
    return {
      page: await activationPage(outcome, publicUrl(), broker),
      status: outcome === 'activated' ? 200 : 410,
      headers: await activationHeaders(sha256),
    };
  },
};

export const registerRoutes = [
  post({
    path: '/api/users/register',
    summary:
      'Makes an account and sends the mail that activates it. `privacy` is the list of flags alone.',
    rateLimit: 'send',
    body: object({
      email: text(),
      phone: text(),
      name: text(),
      surname: text(),
      password: text(),
      privacy: { type: 'array', items: part('ConsentFlag') },
    }),
    response: part('Success'),
    limits: ['register'],
    refusals: [
      'NAME',
      'SURNAME',
      'EMAIL',
      'PHONE',
      'PASS',
      'INFORMATIVA_E_CONDIZIONI',
      'ALREADY_REGISTERED',
    ],
    async handle({ privacy, ...typed }, { client, header }, services) {
      const registration = { ...typed, privacy: await accepted(typed, privacy) };
      const { store, rateLimiter, dispatch, now } = services;
      // What was only typed wrong is not counted.
      const wait = await rateLimiter.consume('register', client);
      if (wait > 0) throw refusal('TOO_MANY_REQUESTS', wait);
      const abandoned = new Date(now().getTime() - activationWindow).toISOString();
      const isNew = await store.accounts.register(
        await newAccount(registration, services, mailLanguage(header('accept-language'))),
        abandoned,
      );
      if (!isNew) throw failedAs('ALREADY_REGISTERED');
      dispatch.wake();
      return { json: { success: true } };
    },
  }),
  activationPageRoute,
  activateRoute,
];
