import { accountCalls } from './account-calls.ts';
import type { Call, FailingCall } from './failing-call.ts';
import { lookupCalls } from './lookup-calls.ts';
import { otherCalls } from './other-calls.ts';
import { ownAccountCalls } from './own-account-calls.ts';
import { sendingCalls } from './sending-calls.ts';

/** HTTP requests of a visitor without an account. */
export const visitorCalls: readonly FailingCall[] = [
  ...sendingCalls,
  ...lookupCalls,
  ...otherCalls,
];

export const calls: readonly FailingCall[] = [...visitorCalls, ...accountCalls, ...ownAccountCalls];

/** HTTP requests of the client that no funnel sends, each with the reason. */
export const notOfAFunnel: Readonly<Partial<Record<Call, string>>> = {
  activate: 'the page behind the mailed link is the server’s own, a form without script',
};
