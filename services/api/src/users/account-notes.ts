import type { RequestContext, Services } from '../context.ts';
import { type Refusal, refusal } from '../contract/refusal.ts';
import { type AccountEvent, accountEventLevels } from '../log/audit.ts';

type Context = Pick<RequestContext, 'client' | 'requestId'>;

/** Logs an account event, with keyed digests of the email and the network. */
export async function noteAccount(
  event: AccountEvent,
  email: string,
  { client, requestId: request }: Context,
  { audit, pseudonymOf }: Pick<Services, 'audit' | 'pseudonymOf'>,
  more: { readonly seconds?: number } = {},
): Promise<void> {
  const [account, network] = await Promise.all([
    pseudonymOf(`account ${email}`),
    pseudonymOf(`network ${client}`),
  ]);
  audit({ level: accountEventLevels[event], event, request, account, network, ...more });
}

/** Refunds and logs an attempt that came before its wait ended. Returns the error to throw. */
export async function slowedDown(
  wait: number,
  email: string,
  context: Context,
  services: Pick<Services, 'audit' | 'pseudonymOf'>,
  refund: () => Promise<void>,
): Promise<Refusal> {
  await refund();
  await noteAccount('login-slowed', email, context, services, { seconds: wait });
  return refusal('TOO_MANY_REQUESTS', wait);
}
