import type { Services } from '../context.ts';
import { type Count, type Counted, counted } from '../http/counted.ts';
import { networksOf } from '../rate-limit/networks.ts';
import type { RateLimitGroup } from '../rate-limit/rate-limiter.ts';

/** A login that somebody tries. */
export interface LoginTry {
  readonly email: string;
  readonly client: string;
  /** The name of the device, where it has proved that it knows the account. */
  readonly device: string | undefined;
}

/**
 * Counts a login that somebody tries. A known device has a count of its own, which nobody else makes fuller. So has a
 * client that chose a password by mail, whatever others do to the account meanwhile.
 */
export async function countedLogin<T>(
  { email, client, device }: LoginTry,
  { rateLimiter }: Pick<Services, 'rateLimiter'>,
  work: (counted: Counted) => Promise<T>,
): Promise<T> {
  const asKnown = (name: string) =>
    counted(rateLimiter, [['login-device', `${email} ${name}`]], work);
  if (device !== undefined) return asKnown(device);
  return counted(rateLimiter, loginCounts(email, client), async (made) => {
    if (made.wait === 0 || !(await rateLimiter.isCounted('chosen-by-mail', `${email} ${client}`)))
      return work(made);
    await made.refund();
    return asKnown(client);
  });
}

/** Lists what a login is counted by, first by client alone: once that is used up a client fills no memory with emails. */
const loginCounts = (email: string, client: string): readonly Count[] => [
  ...clientCounts(client, 'login-from', 'login-from-near', 'login-from-wide'),
  ...accountCounts(email, client),
  ['login-to', email],
];

/** Lists what a login to an account is counted by, from one client and the networks around it. */
function accountCounts(email: string, client: string): readonly Count[] {
  const { near, wide, neighbours } = networksOf(client);
  const counts = [
    ['login', client],
    ['login-near', near ?? neighbours],
    ['login-wide', wide],
  ] as const;
  return counts.flatMap(([group, network]) =>
    network === undefined ? [] : [[group, `${email} ${network}`] as const],
  );
}

/** Lists what a client is counted by: itself, and of IPv6 the networks around it. */
export function clientCounts(
  client: string,
  own: RateLimitGroup,
  nearGroup: RateLimitGroup,
  wideGroup: RateLimitGroup,
): readonly Count[] {
  const { near, wide } = networksOf(client);
  return [
    [own, client],
    ...(near === undefined ? [] : [[nearGroup, near] as const]),
    ...(wide === undefined ? [] : [[wideGroup, wide] as const]),
  ];
}

/** Forgets the logins that failed, from a client and in all, and notes that this client is the owner's. */
export async function welcomeByMail(
  email: string,
  client: string,
  { rateLimiter }: Pick<Services, 'rateLimiter'>,
): Promise<void> {
  const counts = [...accountCounts(email, client), ['login-to', email] as const];
  await Promise.all([
    ...counts.map((count) => rateLimiter.clear(...count)),
    rateLimiter.clear('login-device', `${email} ${client}`),
    rateLimiter.consume('chosen-by-mail', `${email} ${client}`),
  ]);
}
