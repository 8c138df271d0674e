import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../shared/median.ts';
import { serveProduct } from '../shared/product.ts';
import { residentMb } from '../speed/api/measure.ts';
import type { Column } from './report.ts';
import { run, workspaceOf } from './workspace.ts';

/** Measures the cost of building and running the product with `count` lines. */
export async function measureLines(count: number, from: string): Promise<Column> {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-lines-'));
  try {
    const ids = workspaceOf(count, from, join(folder, 'product'));
    return { size: count, figures: await figuresOf(join(folder, 'product'), ids) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figuresOf(product: string, ids: readonly string[]) {
  const build = () => run(product, 'turbo', 'run', 'build', 'bundle', '--output-logs=errors-only');
  const whole = seconds(build);
  const line = join(product, 'apps/travel/src/line.ts');
  writeFileSync(line, readFileSync(line, 'utf8').replace(/title: '(\w+)'/, "title: '$1!'"));
  const changed = seconds(build);
  run(product, process.execPath, 'dev/build/site.mjs');
  // Run tests and stories only with all lines: they use lines that a smaller product does not have.
  const whenWhole = (work: (product: string) => void) =>
    ids.length < 17 ? undefined : seconds(() => work(product));
  return {
    'build, cold, s': whole,
    'build after a change in one line, s': changed,
    'tests of the lines and of the API on every line, s': whenWhole(tests),
    'Storybook, s': whenWhole(storybook),
    'an app, all its files, KB': kilobytes(product, 'apps/travel/dist/**/*.br'),
    'the list of lines, KB': kilobytes(product, 'site/dist/index.html.br'),
    'the server, KB': kilobytes(product, 'services/api/dist/*.js'),
    ...(await server(product)),
  };
}

const storybook = (product: string) => run(product, process.execPath, 'dev/build/storybook.mjs');
/**
 * Runs the unit tests. Skips a test about two lines of the specification, which a product of copied lines does not
 * have.
 */
const tests = (product: string) =>
  run(
    product,
    ...['vitest', 'run', '--project', 'unit', '--exclude', '**/login-key.test.ts'],
    ...['apps/', 'services/api/src/every-line'],
  );

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

const kilobytes = (product: string, pattern: string) =>
  globSync(pattern, { cwd: product }).reduce(
    (sum, file) => sum + statSync(join(product, file)).size / 1024,
    0,
  );

/** Starts the server five times. Returns the medians. */
async function server(product: string) {
  const starts: number[] = [];
  const memory: number[] = [];
  for (let start = 0; start < 5; start += 1) {
    const running = await serveProduct(product);
    starts.push(running.startMs);
    memory.push(residentMb(running.pid));
    await running.stop();
  }
  return { 'start of the server, ms': median(starts), 'its memory, MB': median(memory) };
}
