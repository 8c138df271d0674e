import type { ConsentFlag } from '@preventivo/core/wire';
import type { RequestContext, Services } from '../context.ts';
import type { RequestDelivery } from '../store/outbox.ts';
import type { Suspicion } from '../store/store.ts';

/**
 * Minimum time between opening the page and sending, in milliseconds. Even with a restored draft, a
 * visitor has to give three consents and press the button. A logged-in visitor gives one consent.
 */
const leastTimeOnPage = 2_000;

/** Timeout of the operator's check, in milliseconds. The visitor waits for the check. */
const longestCheck = 3_000;

/**
 * Returns the reasons to suspect a robot (docs/rules/submission.md#robots). A suspicion never
 * rejects a request.
 */
export async function suspicionsOf(
  { query, header, client, line }: RequestContext,
  flags: readonly Pick<ConsentFlag, 'last_change'>[],
  { now, isHuman }: Services,
): Promise<readonly Suspicion[]> {
  const asked = { line: line().id, client, header };
  const check = Promise.resolve(asked).then(isHuman);
  const isProven = await inTime(check).catch(() => true);
  return [
    ...(query('trap') === undefined ? [] : (['trap'] as const)),
    ...(isHurried(flags, now()) ? (['hurried'] as const) : []),
    ...(isProven ? [] : (['unproven'] as const)),
  ];
}

async function inTime(check: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), longestCheck);
  });
  try {
    return await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether the page was open for less than `leastTimeOnPage`. The visitor's clock sets the opening
 * time (`last_change`). With a fast clock, the page may seem to open in the future; with a slow
 * clock, long ago. Returns false for both.
 */
function isHurried(flags: readonly Pick<ConsentFlag, 'last_change'>[], now: Date): boolean {
  const opened = Math.min(...flags.map(({ last_change }) => Date.parse(last_change)));
  const onPage = now.getTime() - opened;
  return onPage >= 0 && onPage < leastTimeOnPage;
}

/**
 * Returns the deliveries that a suspicion allows: no mails if a robot may have sent the request.
 * `hurried` alone keeps all deliveries.
 */
export const deliveriesDespiteSuspicion = (
  suspicions: readonly Suspicion[],
  deliveries: readonly RequestDelivery[],
): readonly RequestDelivery[] =>
  suspicions.some((one) => one !== 'hurried')
    ? deliveries.filter(({ kind }) => kind !== 'brokerMail' && kind !== 'visitorMail')
    : deliveries;
