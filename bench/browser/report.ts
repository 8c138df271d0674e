import { median } from '../median.ts';
import { lostKeys, medians, type PageFigures } from './medians.ts';
import type { Rounds } from './rounds.ts';
import type { Subject } from './subjects.ts';

const NAMES: Readonly<Record<Subject, string>> = {
  product: '**ours**',
  static: 'static HTML of the same page',
  bare: 'react and react-dom alone, the same form',
};

/** The measurements of a line's page, as Markdown; `over` are the budgets that were passed. */
export function reportPages(line: string, rounds: Rounds) {
  const figures = medians(rounds);
  const rows = budgets(figures, lostKeys(rounds));
  const text = `## /${line}/ in Chromium

CPU slowed six times, 1.6 Mbps, 150 ms, empty cache, Brotli; medians of ${rounds.loads.product.length} rounds, all pages in turn.
TTI is the moment the name field shows its first key. CPU is main-thread time without slowing: of the load, of the first press with all that it loads, of a key after that.
Times belong to the machine that measured; ratios travel.

| page | FCP ms | TTI ms | 'Continua' answers ms | blocked ms | INP ms | layout shift | load CPU ms | first use ms | CPU per key ms |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${(['product', 'static', 'bare'] as const).map((subject) => row(NAMES[subject], figures[subject])).join('\n')}

| budget | at most | measured | kept |
|---|--:|--:|---|
${rows.map(({ name, limit, value, kept }) => `| ${name} | ${limit} | ${value} | ${kept ? 'kept' : '**over**'} |`).join('\n')}

A press on 'Continua' as soon as it was drawn was answered after ${whole(median(rounds.earlyPresses))} ms.`;
  return { text, over: rows.filter(({ kept }) => !kept).map(({ name }) => `/${line}/: ${name}`) };
}

function row(name: string, one: PageFigures): string {
  const cells = [one.fcp, one.tti, one.hydrated, one.blocked, one.inp].map(whole);
  const shift = one.shift.toFixed(3);
  const cpus = [whole(one.loadCpu), whole(one.firstUseCpu), one.keyCpu.toFixed(1)];
  return `| ${[name, ...cells, shift, ...cpus].join(' | ')} |`;
}

function budgets({ product, static: plain, bare }: ReturnType<typeof medians>, lost: number) {
  return [
    budget('TTI against static HTML', 1.2, product.tti / plain.tti),
    budget("'Continua' answers, against FCP of bare React", 1.3, product.hydrated / bare.fcp),
    budget('CPU per key against static HTML', 1.25, product.keyCpu / plain.keyCpu),
    budget('load CPU against bare React', 1.5, product.loadCpu / bare.loadCpu),
    budget('INP, ms', 200, product.inp, 0),
    budget('layout shift', 0.02, product.shift, 3),
    budget('visits that lost an early key', 0, lost, 0),
  ];
}

function budget(name: string, limit: number, measured: number, digits = 2) {
  return { name, limit, value: measured.toFixed(digits), kept: measured <= limit };
}

function whole(ms: number): string {
  return ms === 0 ? '–' : ms.toFixed(0);
}
