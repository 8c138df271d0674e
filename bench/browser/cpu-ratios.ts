import { chromium } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';
import { cpu } from './cpu.ts';
import { cpuOfErrors } from './errors.ts';
import { budget, budgetTable } from './report.ts';
import { type Subject, serveSubjects } from './subjects.ts';

/** What a page costs the main thread, ms. */
interface Cost {
  readonly load: number;
  readonly key: number;
  readonly errors: number;
}
type Round = Readonly<Record<'product' | 'static' | 'hook-form', Cost>>;

/**
 * Main-thread time of ours against the same form by others, measured in turn: it does not hang on how fast a machine is, so
 * that every run of the tests can ask for it. The limits are what is reached, with room for what differs from run to run; what
 * is aimed at stands in docs/performance.md.
 */
export async function cpuRatios(line: string, rounds: number) {
  const open = () => chromium.launch({ executablePath: findChromium() });
  const first = await open();
  const { addresses, close } = await serveSubjects(first, line);
  await first.close();
  const measured: Round[] = [];
  try {
    while (measured.length < rounds) {
      // A new browser: no script of the round before is compiled already.
      const browser = await open();
      const of = async (subject: Subject): Promise<Cost> => {
        const { load, key } = await cpu(browser, addresses[subject]);
        return { load, key, errors: await cpuOfErrors(browser, addresses[subject]) };
      };
      measured.push({
        product: await of('product'),
        static: await of('static'),
        'hook-form': await of('hook-form'),
      });
      await browser.close();
    }
  } finally {
    await close();
  }
  const against = (other: 'static' | 'hook-form', cost: keyof Cost, its = cost) =>
    measured.map((round) => round.product[cost] / round[other][its]);
  const rows = [
    budget('CPU of the load, against React Hook Form', 1.5, against('hook-form', 'load')),
    budget('CPU per key, against static HTML', 1.75, against('static', 'key')),
    // Its own errors take some 30 ms: two rounds of that are chance.
    budget(
      'CPU of errors, against the load of React Hook Form',
      1.4,
      against('hook-form', 'errors', 'load'),
    ),
  ];
  const text = `## CPU of /${line}/, ${rounds} rounds\n\n${budgetTable(rows)}`;
  return { text, over: rows.filter(({ kept }) => !kept).map(({ name }) => `/${line}/: ${name}`) };
}
