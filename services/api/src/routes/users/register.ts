import { missingConsents } from '@preventivo/core/consents';
import { flagsFromWire } from '@preventivo/core/wire';
import { isEmail, isPersonName, isPhone } from '@preventivo/italian';
import type { Services } from '../../context.ts';
import { failedAs, malformed, refusal } from '../../contract/refusal.ts';
import { object, part, text } from '../../contract/schema.ts';
import { counted } from '../../http/counted.ts';
import { post } from '../../http/route.ts';
import { mailLanguage } from '../../mail/mail-language.ts';
import { registrationCounts } from '../../users/login-tries.ts';
import { isGoodPassword } from '../../users/password-rule.ts';
import {
  maxPending,
  normaliseEmail,
  pendingRegistration,
  type Registration,
} from '../../users/registration.ts';

/**
 * Validates a registration and returns its consents.
 * @throws {Refusal} with the first code of docs/rules/accounts.md#registration
 */
async function accepted(
  typed: Omit<Registration, 'privacy'>,
  privacy: unknown,
  { broker }: Services,
) {
  if (!isPersonName(typed.name)) throw failedAs('NAME');
  if (!isPersonName(typed.surname)) throw failedAs('SURNAME');
  if (!isEmail(typed.email)) throw failedAs('EMAIL');
  if (!isPhone(typed.phone)) throw failedAs('PHONE');
  if (!(await isGoodPassword(typed.password, broker.name))) throw failedAs('PASS');
  const { value, problems } = flagsFromWire(privacy, 'privacy');
  const [problem] = problems;
  if (problem) throw malformed({ path: problem.key, reason: problem.reason });
  if (missingConsents(value.consents, 'registration').length > 0)
    throw failedAs('INFORMATIVA_E_CONDIZIONI');
  return value.flags;
}

export const registerRoutes = [
  post({
    path: '/api/users/register',
    summary:
      'Takes a registration and mails the link that makes it an account, with the password it was made with. Several registrations of an email wait independently until one is activated; the others are then deleted, and no more are accepted. While 20 of an email wait, another one gets the same answer and is not kept; nor is one whose mail its mailbox had no room for. `privacy` is the list of flags alone.',
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
    limits: ['register', 'register-near', 'register-wide', 'register-mailbox'],
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
      const registration = { ...typed, privacy: await accepted(typed, privacy, services) };
      const { store, rateLimiter, dispatch } = services;
      // Invalid registrations are not counted.
      const counts = registrationCounts(normaliseEmail(typed.email), client);
      return counted(rateLimiter, counts, async ({ wait }) => {
        if (wait > 0) throw refusal('TOO_MANY_REQUESTS', wait);
        const pending = await pendingRegistration(registration, services);
        const { id: registrationId } = pending;
        const language = mailLanguage(header('accept-language'));
        const link = {
          kind: 'accountLink',
          about: 'activation',
          registrationId,
          language,
        } as const;
        const registered = await store.accounts.register(pending, [link], maxPending);
        if (registered === 'taken') throw failedAs('ALREADY_REGISTERED');
        // 'full' gets the usual response. Otherwise strangers would learn how many registrations
        // wait.
        dispatch.wake();
        return { json: { success: true } };
      });
    },
  }),
];
