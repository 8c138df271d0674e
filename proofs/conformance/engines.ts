// `pnpm verify:conformance` runs the conformance checks against the reference API with every line, on each of its
// database engines. If PostgreSQL cannot start, the command skips this engine and prints a message.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lines } from '@preventivo/api/lines';
import { startServer } from '@preventivo/api/server';
import { throwAwayPostgres } from '@preventivo/api/workspace/throw-away-postgres';
import { outcomeLines, type RunOptions, runConformance, totalLine } from '@preventivo/conformance';
import { mailsIn } from '@preventivo/conformance/workspace/mail-folder';
import { createBackEnd } from '@preventivo/testing';

const origin = 'https://www.example.org';
const every = Object.values(lines);

async function verify(engine: string, options: Omit<RunOptions, 'lines' | 'origin'>) {
  const report = await runConformance({ ...options, lines: every, origin });
  for (const outcome of report.outcomes)
    if (outcome.result !== 'ok') console.log(outcomeLines(outcome));
  console.log(`${engine}: ${totalLine(report)}`);
  if (report.misfits > 0) process.exitCode = 1;
}

async function verifyServer(engine: string, env: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-conformance-'));
  const server = await startServer({
    env: { PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', CORS_ORIGINS: origin, ...env },
    log: () => {},
  });
  try {
    await verify(engine, { base: server.address, mails: mailsIn(join(folder, 'mail')) });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const backEnd = createBackEnd({ lines, config: { corsOrigins: [origin] } });
await verify('Memory', {
  base: 'http://back-end.test',
  fetch: backEnd.fetch,
  mails: async (to) =>
    (await backEnd.mails()).filter((mail) => mail.to === to).map(({ link }) => link),
});
await verifyServer('SQLite', {});
const postgres = await throwAwayPostgres();
if (postgres)
  try {
    await verifyServer('PostgreSQL', {
      DATABASE_URL: postgres.url,
      JWT_SECRET: 'a secret of thirty-two letters..',
    });
  } finally {
    await postgres.remove();
  }
else console.log('PostgreSQL: left out, for it is not installed here.');
