import { chromium } from 'playwright';
import { findChromium } from '../../../dev/shared/chromium.mjs';
import { type Cpu, cpu } from './cpu.ts';
import { pressEarly } from './early-press.ts';
import { type Errors, errors } from './errors.ts';
import { heap } from './heap.ts';
import { type Load, load } from './load.ts';
import { nextPage } from './next-page.ts';
import { SUBJECTS, type Subject, serveSubjects } from './subjects.ts';

export interface Rounds {
  readonly loads: Readonly<Record<Subject, readonly Load[]>>;
  readonly cpus: Readonly<Record<Subject, readonly Cpu[]>>;
  readonly errors: Readonly<Record<Subject, readonly Errors[]>>;
  /** The memory of an idle page, in MB. */
  readonly heaps: Readonly<Record<Subject, readonly number[]>>;
  /** The time until our page reacts to a press on 'Continua' before hydration, in ms. */
  readonly earlyPresses: readonly number[];
  /** The time from the press on 'Continua' until our page 2 appears, in ms. */
  readonly nextPages: readonly number[];
}

/** Measures all pages in turn, once in each round: other load on the machine then affects all pages. */
export async function measureRounds(line: string, rounds: number): Promise<Rounds> {
  const open = () => chromium.launch({ executablePath: findChromium() });
  const first = await open();
  const { addresses, close } = await serveSubjects(first, line);
  await first.close();
  const loads = none<Load>();
  const cpus = none<Cpu>();
  const told = none<Errors>();
  const heaps = none<number>();
  const earlyPresses: number[] = [];
  const nextPages: number[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds}`);
      // Start a new browser for each round: it has no compiled scripts in its cache.
      const browser = await open();
      for (const subject of SUBJECTS) {
        loads[subject].push(await load(browser, addresses[subject]));
        cpus[subject].push(await cpu(browser, addresses[subject]));
        heaps[subject].push(await heap(browser, addresses[subject]));
        // Skip the page with React only: it validates no field.
        if (subject !== 'bare') told[subject].push(await errors(browser, addresses[subject]));
      }
      earlyPresses.push(await pressEarly(browser, addresses.product));
      nextPages.push(await nextPage(browser, addresses.product));
      await browser.close();
    }
  } finally {
    await close();
  }
  return { loads, cpus, errors: told, heaps, earlyPresses, nextPages };
}

const none = <Figures>(): Record<Subject, Figures[]> => ({
  product: [],
  static: [],
  bare: [],
  'hook-form': [],
});
