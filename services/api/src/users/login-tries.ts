import type { Services } from '../context.ts';
import { mailboxOf } from '../mail/recipient.ts';
import { networksOf } from '../rate-limit/networks.ts';
import type { RateLimitGroup } from '../rate-limit/rate-limiter.ts';

/** A rate limit group, and the name to count. */
type Count = readonly [group: RateLimitGroup, who: string];

/**
 * Returns the counts of a login, widest network first: those of the client, then those of the
 * email. Counting stops at an exhausted limit, so that its network creates no counts for more
 * clients or emails.
 */
export const loginCounts = (email: string, client: string): readonly Count[] => [
  ...clientCounts(client, 'login-from', 'login-from-near', 'login-from-wide'),
  ...accountCounts(email, client),
  ['login-to', email],
];

/** Returns the counts of a login to an account, by client and surrounding networks. */
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
 * Returns the count of a known device. @param name the device's name; for a client without a cookie
 * that set the password by mail, the client
 */
export const deviceCount = (email: string, name: string): Count => [
  'login-device',
  `${email} ${name}`,
];

/** Returns the count that records which client set a password by mail. */
export const chosenByMail = (email: string, client: string): Count => [
  'chosen-by-mail',
  `${email} ${client}`,
];

/**
 * Returns the counts of a registration. A client may register one mailbox only a few times a day.
 * So it can exhaust the limits of the mailbox for some hours, but not all day.
 */
export function registrationCounts(email: string, client: string): readonly Count[] {
  const { wide } = networksOf(client);
  return [
    ...clientCounts(client, 'register', 'register-near', 'register-wide'),
    ['register-mailbox', `${mailboxOf(email)} ${wide ?? client}`],
  ];
}

/**
 * Returns the counts of a client: for IPv6 first those of the surrounding networks, widest first.
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
