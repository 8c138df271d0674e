import { chromium } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';
import { type Cpu, cpu } from './cpu.ts';
import { pressEarly } from './early-press.ts';
import { type Load, load } from './load.ts';
import { SUBJECTS, type Subject, serveSubjects } from './subjects.ts';

export interface Rounds {
  readonly loads: Readonly<Record<Subject, readonly Load[]>>;
  readonly cpus: Readonly<Record<Subject, readonly Cpu[]>>;
  /** ms until an early press on 'Continua' was answered, by our page. */
  readonly earlyPresses: readonly number[];
}

/** Measures all pages in turn, round by round, so that what else the machine does meets them alike. */
export async function measureRounds(line: string, rounds: number): Promise<Rounds> {
  const open = () => chromium.launch({ executablePath: findChromium() });
  const first = await open();
  const { addresses, close } = await serveSubjects(first, line);
  await first.close();
  const loads: Record<Subject, Load[]> = { product: [], static: [], bare: [] };
  const cpus: Record<Subject, Cpu[]> = { product: [], static: [], bare: [] };
  const earlyPresses: number[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds}`);
      // A new browser: no script of the round before is compiled already.
      const browser = await open();
      for (const subject of SUBJECTS) {
        loads[subject].push(await load(browser, addresses[subject]));
        cpus[subject].push(await cpu(browser, addresses[subject]));
      }
      earlyPresses.push(await pressEarly(browser, addresses.product));
      await browser.close();
    }
  } finally {
    await close();
  }
  return { loads, cpus, earlyPresses };
}
