// `pnpm bench` measures the built product and writes docs/performance.md. `--only pages` or `--only api` prints the
// figures of that part and writes no file. `--rounds 3` is faster and less precise. `npm test` runs `--only cpu`: it
// compares the CPU time of a page with the CPU time of the same form built with other libraries.
import { writeFileSync } from 'node:fs';
import { arch, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureApi } from './api/measure.ts';
import { reportApi } from './api/report.ts';
import { cpuRatios } from './browser/cpu-ratios.ts';
import { reportPages } from './browser/report.ts';
import { measureRounds } from './browser/rounds.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    line: { type: 'string', default: 'travel' },
  },
});

const [load = 0] = loadavg();
const busy = load > 1;
if (busy) console.log(`This machine is busy (load ${load.toFixed(1)}): times will be too long.`);

/**
 * Returns how many seconds it takes to write to a gigabyte of newly allocated memory. On a fast machine this is 0.1 to
 * 0.3 seconds.
 */
function freshGigabyte(): number {
  const size = 2 ** 28;
  const start = performance.now();
  const memory = new Uint8Array(size);
  for (let at = 0; at < size; at += 4096) memory[at] = 1;
  return ((performance.now() - start) / 1000) * (2 ** 30 / size);
}

// Measure new memory first: browsers, pages and servers allocate it when they start.
const memory = freshGigabyte();
if (memory > 1)
  console.log(`Fresh memory is slow here (${memory.toFixed(1)} s a GB): times will be too long.`);

const isAsked = (part: string) => (values.only ? values.only === part : part !== 'cpu');
const rounds = Number(values.rounds);
const reports = [];
if (isAsked('cpu')) reports.push(await cpuRatios(values.line, rounds));
if (isAsked('pages'))
  reports.push(reportPages(values.line, await measureRounds(values.line, rounds)));
if (isAsked('api')) reports.push(reportApi(await measureApi()));

const text = reports.map((report) => report.text).join('\n\n');
console.log(`\n${text}\n`);
if (!values.only) {
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim()}, ${arch()}, Node ${process.version}`;
  const slow = [
    ...(busy ? [`was busy (load ${load.toFixed(1)} on ${cpus().length} cores)`] : []),
    ...(memory > 1 ? [`took ${memory.toFixed(1)} s to use a gigabyte of fresh memory`] : []),
  ];
  const warning =
    slow.length > 0
      ? `\n**The machine ${slow.join(', and ')}: times are too long; read ratios.**\n`
      : '';
  const page = `# Performance

Written by \`pnpm bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}.
How it grows, with lines, stored requests, processes and connections: [growth](growth.md), by \`pnpm bench:growth\`.
${warning}
${text}
`;
  writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'performance.md'), page);
}
const over = reports.flatMap((report) => report.over);
for (const name of over) console.error(`Over its budget: ${name}`);
process.exitCode = over.length > 0 ? 1 : 0;
