import { accountCalls } from './account-calls.ts';
import type { Call, FailingCall } from './failing-call.ts';
import { lookupCalls } from './lookup-calls.ts';
import { otherCalls } from './other-calls.ts';
import { ownAccountCalls } from './own-account-calls.ts';
import { sendingCalls } from './sending-calls.ts';

/** The HTTP requests of a visitor without an account. */
export const visitorCalls: readonly FailingCall[] = [
  ...sendingCalls,
  ...lookupCalls,
  ...otherCalls,
];

export const calls: readonly FailingCall[] = [...visitorCalls, ...accountCalls, ...ownAccountCalls];

/** The calls of the HTTP contract that no funnel makes. The value is the reason. */
export const notOfAFunnel: Readonly<Partial<Record<Call, string>>> = {
  activate: 'the page behind the mailed link is the server’s own, a form without script',
};
