import type { Services } from '../context.ts';
import { mailboxOf } from '../mail/recipient.ts';
import { networksOf } from '../rate-limit/networks.ts';
import type { RateLimitGroup } from '../rate-limit/rate-limiter.ts';

/** A counter of the rate limiter: its group, and the name counted in that group. */
type Count = readonly [group: RateLimitGroup, who: string];

/**
 * Returns the counters of a login. First the counters of the client, from its widest network to its
 * address. Then the counters of the email. Counting stops at the first exhausted counter, so that
 * an exhausted network creates no counters for more clients or emails.
 */
export const loginCounts = (email: string, client: string): readonly Count[] => [
  ...clientCounts(client, 'login-from', 'login-from-near', 'login-from-wide'),
  ...accountCounts(email, client),
  ['login-to', email],
];

/**
 * Returns the counters of logins to one account, by client and by the networks around the client.
 */
function accountCounts(email: string, client: string): readonly Count[] {
  const { near, wide, neighbours } = networksOf(client);
  const counts = [
    ['login-wide', wide],
    ['login-near', near ?? neighbours],
    ['login', client],
  ] as const;
  return counts.flatMap(([group, network]) =>
    network === undefined ? [] : [[group, `${email} ${network}`] as const],
  );
}

/**
 * Returns the counter of logins to an account from a known device.
 * @param name the name of the device. For a client that has no device cookie but has set the
 * password by mail, the name of the client
 */
export const deviceCount = (email: string, name: string): Count => [
  'login-device',
  `${email} ${name}`,
];

/**
 * Returns the key of a counter that serves as a flag. The counter is above zero once this client
 * has set the account's password through a mailed link.
 */
export const chosenByMail = (email: string, client: string): Count => [
  'chosen-by-mail',
  `${email} ${client}`,
];

/**
 * Returns the counters of a registration. A client may register one mailbox only a few times a day.
 * A client can therefore exhaust the limits of the mailbox for some hours, but not all day.
 */
export function registrationCounts(email: string, client: string): readonly Count[] {
  const { wide } = networksOf(client);
  return [
    ...clientCounts(client, 'register', 'register-near', 'register-wide'),
    ['register-mailbox', `${mailboxOf(email)} ${wide ?? client}`],
  ];
}

/**
 * Returns the counters of a client. For IPv6, the counters of its networks come first, starting
 * with the widest network.
 */
function clientCounts(
  client: string,
  own: RateLimitGroup,
  nearGroup: RateLimitGroup,
  wideGroup: RateLimitGroup,
): readonly Count[] {
  const { near, wide } = networksOf(client);
  return [
    ...(wide === undefined ? [] : [[wideGroup, wide] as const]),
    ...(near === undefined ? [] : [[nearGroup, near] as const]),
    [own, client],
  ];
}

/** Clears the failed logins of an account, and records that this client belongs to its owner. */
export async function welcomeByMail(
  email: string,
  client: string,
  { rateLimiter }: Pick<Services, 'rateLimiter'>,
): Promise<void> {
  const counts = [...accountCounts(email, client), ['login-to', email] as const];
  await Promise.all([
    ...counts.map((count) => rateLimiter.clear(...count)),
    rateLimiter.clear(...deviceCount(email, client)),
    rateLimiter.consume(...chosenByMail(email, client)),
  ]);
}
