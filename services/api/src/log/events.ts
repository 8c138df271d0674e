import { type AccountEvent, accountEventLevels, requestEventLevels } from './audit.ts';

const processEvents = [
  'configuration',
  'listening',
  'proxy-not-trusted',
  'no-receiver',
  'api-elsewhere',
  'file-not-served',
  'delivered',
  'mail-written',
  'mail-left-out',
  'delivery-failed',
  'dead-letter',
  'receiver-failing',
  'receiver-back',
  'purge-failed',
] as const;

export type ProcessEvent = (typeof processEvents)[number];

/** All events of log lines, as listed in docs/log.md. */
export const events: readonly string[] = [
  ...processEvents,
  ...(Object.keys(accountEventLevels) as AccountEvent[]),
  ...Object.keys(requestEventLevels),
];
