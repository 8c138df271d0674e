import type { ApiFigures, CallFigures } from './measure.ts';

const START_MS = 500;
const REST_MB = 150;

/** Formats the measurements of the API as Markdown. `over` lists the exceeded budgets. */
export function reportApi({ startMs, restMb, calls, baseline }: ApiFigures) {
  const slow = calls.filter((one) => !isKept(one)).map(({ call }) => call.name);
  const start = startMs > START_MS ? ['start of the API'] : [];
  const rest = restMb > REST_MB ? ['memory of the API'] : [];
  const text = `## The API

One process on the embedded database, asked over loopback from the same machine, medians of three times 5 s: at even distances where a rate is named, else each connection as fast as it is answered.

| call | a second | p50 ms | p99 ms | failed | budget | kept |
|---|--:|--:|--:|--:|---|---|
${calls.map(row).join('\n')}

A server that does nothing, asked 200 times a second in the same way: p50 ${baseline.p50.toFixed(1)}, p99 ${baseline.p99.toFixed(1)} ms. So much is the sender's, the loopback's and the machine's.

| what | budget | measured | kept |
|---|--:|--:|---|
| start to first answer, ms | ${START_MS} | ${startMs.toFixed(0)} | ${verdict(startMs <= START_MS)} |
| memory at rest, MB | ${REST_MB} | ${restMb.toFixed(0)} | ${verdict(restMb <= REST_MB)} |`;
  return { text, over: [...slow, ...start, ...rest] };
}

function row(one: CallFigures): string {
  const { call, perSecond, p50, p99, failed } = one;
  const { budget } = call;
  const atLeast = budget.perSecond ? `${budget.perSecond} a second, ` : '';
  const cells = [
    call.name,
    perSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    failed,
    `${atLeast}p99 ${budget.p99} ms`,
  ];
  return `| ${[...cells, verdict(isKept(one))].join(' | ')} |`;
}

function isKept({ call, perSecond, p99, failed }: CallFigures): boolean {
  return failed === 0 && p99 <= call.budget.p99 && perSecond >= (call.budget.perSecond ?? 0);
}

function verdict(kept: boolean): string {
  return kept ? 'kept' : '**over**';
}
