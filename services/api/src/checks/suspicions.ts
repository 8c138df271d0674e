import type { ConsentFlag } from '@preventivo/core/wire';
import type { RequestContext, Services } from '../context.ts';
import type { RequestDelivery } from '../store/outbox.ts';
import type { Suspicion } from '../store/store.ts';

/**
 * How soon after the page's opening nobody sends, in milliseconds: a visitor with a restored draft still has to give three
 * consents and press, one who is logged in has to give one.
 */
const leastTimeOnPage = 2_000;

/** How long the operator's own check may take, in milliseconds; the visitor waits meanwhile. */
const longestCheck = 3_000;

/** Lists why a robot may have sent a request (docs/rules/submission.md#robots); nothing here refuses one. */
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

/** The answer of a check. A check without an answer in time counts as a yes. */
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

/** A device whose clock is ahead, or behind by more than the bound, proves nothing. */
function isHurried(flags: readonly Pick<ConsentFlag, 'last_change'>[], now: Date): boolean {
  const opened = Math.min(...flags.map(({ last_change }) => Date.parse(last_change)));
  const onPage = now.getTime() - opened;
  return onPage >= 0 && onPage < leastTimeOnPage;
}

/** What is handed on: of a request that no person sent, as far as we know, the webhook alone. */
export const heldAside = (
  suspicions: readonly Suspicion[],
  deliveries: readonly RequestDelivery[],
): readonly RequestDelivery[] =>
  suspicions.some((one) => one !== 'hurried')
    ? deliveries.filter(({ kind }) => kind === 'webhook')
    : deliveries;
