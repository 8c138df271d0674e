import { median, spread } from '../../shared/median.ts';
import type { Errors } from './errors.ts';
import { lostKeys, medians, type PageFigures, ratios } from './medians.ts';
import type { Rounds } from './rounds.ts';
import type { Subject } from './subjects.ts';

const NAMES: Readonly<Record<Subject, string>> = {
  product: '**ours**',
  static: 'static HTML of the same page',
  bare: 'react and react-dom alone, the same form',
  'hook-form': 'React Hook Form with zod, the same form',
};
const subjects = Object.keys(NAMES) as Subject[];

/** Formats the measurements of a line's page as Markdown. `over` lists the exceeded budgets. */
export function reportPages(line: string, rounds: Rounds) {
  const figures = medians(rounds);
  const rows = budgets(rounds);
  const text = `## /${line}/ in Chromium

CPU throttled 6×, 1.6 Mbps, 150 ms latency, empty cache, Brotli; medians of ${rounds.loads.product.length} rounds, pages measured alternately.
TTI: the name field shows its first key. CPU: main-thread time without throttling, of the load, of the first press with all that it loads, and of a key after that. Heap: JavaScript memory of the idle page.
Times depend on the machine; compare ratios.

| page | FCP ms | TTI ms | 'Continua' answers ms | blocked ms | INP ms | layout shift | load CPU ms | first use ms | CPU per key ms | heap MB |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${subjects.map((subject) => row(NAMES[subject], figures[subject])).join('\n')}

A press on 'Continua' on the idle, empty page 1: time until the errors are marked and focused (throttled), the interaction until the next paint (throttled), main-thread time (not throttled), on the unused page with all code that the press loads and on a page that has been used, and main-thread time of a key while the errors show. Bare React validates nothing; the browser validates static HTML.

| page | errors after ms | least … most | INP ms | CPU ms | least … most | CPU when used ms | CPU per key ms |
|---|--:|--:|--:|--:|--:|--:|--:|
${subjects
  .filter((subject) => rounds.errors[subject].length > 0)
  .map((subject) => errorRow(subject, rounds))
  .join('\n')}

Ratios are medians of the ratios of each round.

${budgetTable(rows)}

An early press on 'Continua', right after first paint, took effect after ${whole(median(rounds.earlyPresses))} ms. Page 2 appeared ${whole(median(rounds.nextPages))} ms (${spread(rounds.nextPages, 0)}) after 'Continua' on a complete page 1, including the two calls that validate it (each at least 150 ms).`;
  return { text, over: rows.filter(({ kept }) => !kept).map(({ name }) => `/${line}/: ${name}`) };
}

export const budgetTable = (rows: readonly ReturnType<typeof budget>[]) =>
  `| budget | at most | measured | least … most | kept |
|---|--:|--:|--:|---|
${rows.map(({ name, limit, value, range, kept }) => `| ${name} | ${limit} | ${value} | ${range} | ${kept ? 'kept' : '**over**'} |`).join('\n')}`;

function row(name: string, { load, cpu, heap }: PageFigures): string {
  const cells = [load.fcp, load.tti, load.hydrated, load.blocked, load.inp].map(whole);
  const cpus = [whole(cpu.load), whole(cpu.firstUse), cpu.key.toFixed(1), heap.toFixed(1)];
  return `| ${[name, ...cells, load.shift.toFixed(3), ...cpus].join(' | ')} |`;
}

function errorRow(subject: Subject, { errors }: Rounds): string {
  const of = (key: keyof Errors) => errors[subject].map((one) => one[key]);
  const [told, inp, cpu] = [of('told'), of('inp'), of('cpu')];
  const cells = [whole(median(told)), spread(told), whole(median(inp)), whole(median(cpu))];
  const used = whole(median(of('usedCpu')));
  const key = median(of('key')).toFixed(1);
  return `| ${[NAMES[subject], ...cells, spread(cpu), used, key].join(' | ')} |`;
}

function budgets({ loads, cpus, errors, ...rounds }: Rounds) {
  const { product: load, static: plainLoad, bare: bareLoad, 'hook-form': hookLoad } = loads;
  const { product: cpu, static: plainCpu, bare: bareCpu, 'hook-form': hookCpu } = cpus;
  const { product: told, 'hook-form': hookTold } = errors;
  return [
    budget('TTI against static HTML', 1.2, ratios(load, plainLoad, 'tti')),
    budget("'Continua' answers, against FCP of bare React", 1.3, answersAgainst(load, bareLoad)),
    budget('CPU per key against static HTML', 1.25, ratios(cpu, plainCpu, 'key')),
    budget('CPU per key against bare React', 1.2, ratios(cpu, bareCpu, 'key')),
    budget('load CPU against React Hook Form', 1.2, ratios(cpu, hookCpu, 'load')),
    budget('TTI against React Hook Form', 1, ratios(load, hookLoad, 'tti')),
    budget('errors, against React Hook Form', 1.2, ratios(told, hookTold, 'told')),
    budget('CPU of errors, against React Hook Form', 1.8, ratios(told, hookTold, 'cpu')),
    budget(
      'CPU of errors on a used page, against React Hook Form',
      1.8,
      ratios(told, hookTold, 'usedCpu'),
    ),
    budget(
      'CPU per key while errors show, against React Hook Form',
      1.2,
      ratios(told, hookTold, 'key'),
    ),
    budget('INP of errors, ms', 150, inpOf(told), 0),
    budget('INP, ms', 200, inpOf(load), 0),
    budget('heap, MB', 2.6, rounds.heaps.product, 1),
    budget("page 2 after 'Continua', ms", 500, rounds.nextPages, 0),
    budget(
      'layout shift',
      0.02,
      load.map(({ shift }) => shift),
      3,
    ),
    budget('visits that lost an early key', 0, [lostKeys({ loads, cpus, errors, ...rounds })], 0),
  ];
}

const answersAgainst = (ours: Rounds['loads']['product'], bare: Rounds['loads']['bare']) =>
  ours.flatMap(({ hydrated }, round) => {
    const other = bare[round];
    return other ? [hydrated / other.fcp] : [];
  });

const inpOf = (measured: readonly { readonly inp: number }[]) => measured.map(({ inp }) => inp);

export function budget(name: string, limit: number, measured: readonly number[], digits = 2) {
  const middle = median(measured);
  return {
    name,
    limit,
    value: middle.toFixed(digits),
    range: spread(measured, digits),
    kept: middle <= limit,
  };
}

function whole(ms: number): string {
  return ms === 0 ? '–' : ms.toFixed(0);
}
