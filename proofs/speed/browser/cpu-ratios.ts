import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../../dev/shared/chromium.mjs';
import { cpu } from './cpu.ts';
import { cpuOfErrors } from './errors.ts';
import { budget, budgetTable } from './report.ts';
import { type Subject, serveSubjects } from './subjects.ts';

/** The main-thread times of a page, in ms. */
interface Cost {
  readonly load: number;
  readonly key: number;
}
interface Round {
  readonly product: Cost & { readonly errors: number };
  readonly static: Cost;
  readonly 'hook-form': Cost;
}

/**
 * Returns the main-thread time of the product's page divided by the main-thread time of the same form built with other
 * libraries. Measures both forms in turn: the ratio then does not depend on the machine's speed. The limits allow for
 * the variation between rounds. The goals are in docs/performance.md.
 * @param rounds the number of rounds. If a ratio exceeds its limit, twice as many rounds are added, and the median of
 * all rounds counts.
 */
export async function cpuRatios(line: string, rounds: number) {
  const open = () => chromium.launch({ executablePath: findChromium() });
  const first = await open();
  const { addresses, close } = await serveSubjects(first, line);
  await first.close();
  const measured: Round[] = [];
  try {
    for (const goal of [rounds, 3 * rounds]) {
      while (measured.length < goal) measured.push(await measureRound(open, addresses));
      if (ratiosOf(measured).every(({ kept }) => kept)) break;
    }
  } finally {
    await close();
  }
  const rows = ratiosOf(measured);
  const text = `## CPU of /${line}/, ${measured.length} rounds\n\n${budgetTable(rows)}`;
  return { text, over: rows.filter(({ kept }) => !kept).map(({ name }) => `/${line}/: ${name}`) };
}

async function measureRound(
  open: () => Promise<Browser>,
  addresses: Readonly<Record<Subject, string>>,
): Promise<Round> {
  // Start a new browser for each round: it has no compiled scripts in its cache.
  const browser = await open();
  try {
    const of = (subject: Subject) => cpu(browser, addresses[subject]);
    return {
      product: {
        ...(await of('product')),
        errors: (await cpuOfErrors(browser, addresses.product)).cpu,
      },
      static: await of('static'),
      'hook-form': await of('hook-form'),
    };
  } finally {
    await browser.close();
  }
}

function ratiosOf(measured: readonly Round[]) {
  return [
    budget(
      'CPU of the load, against React Hook Form',
      1.5,
      measured.map(({ product, 'hook-form': other }) => product.load / other.load),
    ),
    budget(
      'CPU per key, against static HTML',
      1.75,
      measured.map(({ product, static: other }) => product.key / other.key),
    ),
    // Divide by the load of React Hook Form. Its time to show errors, about 30 ms, is too short to divide by after few
    // rounds.
    budget(
      'CPU of errors, against the load of React Hook Form',
      1.4,
      measured.map(({ product, 'hook-form': other }) => product.errors / other.load),
    ),
  ];
}
