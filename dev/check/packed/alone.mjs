import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { run } from '../../shared/child.mjs';

/** A custom line, as a user of the packages would write it. */
const MY_LINES = `
import { choice, defineLine, whole } from '@preventivo/core';

export const umbrella = defineLine({
  id: 'ombrello',
  title: 'Ombrelli',
  about: 'Vento, furto e dimenticanze.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  fields: {
    quanti: whole({ label: 'Quanti?', code: 'QUANTI', error: 'Indicare quanti', limits: { from: 1, to: 5 } }),
    manico: choice({
      label: 'Manico?', code: 'MANICO', error: 'Indicare il manico', list: 'manico',
      known: [{ id: 'legno', value: 'Legno' }, { id: 'altro', value: 'Altro' }],
    }),
  },
  pages: [{ id: 'ombrello', title: 'Il tuo ombrello' }],
});
`;

/**
 * Starts the API with a custom line, runs the conformance checks against it, and runs the API's other commands. Returns
 * a sentence about the failure, or ''.
 */
export async function runAlone({ folder }) {
  writeFileSync(join(folder, 'my-lines.mjs'), MY_LINES);
  const data = mkdtempSync(join(tmpdir(), 'preventivo-alone-'));
  const words = ['--lines', './my-lines.mjs', '--port', '0', '--data-dir', data];
  const server = spawn(bin(folder, 'preventivo-api'), [...words, '--no-rate-limits'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const address = await Promise.race([listening(server), ended.then(() => undefined)]);
    if (!address) return 'The API ended before it answered.';
    const { build } = await (await fetch(`${address}/health`)).json();
    const { version } = manifestOf(join(folder, 'node_modules', '@preventivo', 'api'));
    if (build !== version) return `/health names build ${build} in place of version ${version}.`;
    const { code, output } = await run(
      bin(folder, 'preventivo-conformance'),
      [address, '--lines', './my-lines.mjs', '--mails', join(data, 'mail')],
      { cwd: folder, quiet: true },
    );
    if (code !== 0) return `The contract does not fit the API as it is installed:\n${output}`;
    return stored(data) || (await runCommands({ folder, data }));
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const bin = (folder, name) => join(folder, 'node_modules', '.bin', name);

/** Returns the address that a server logs when it listens. */
async function listening(server) {
  for await (const line of createInterface({ input: server.stdout })) {
    const { event, address } = JSON.parse(line);
    if (event === 'listening') {
      // Read the rest of the output, so that the pipe does not fill up.
      server.stdout.resume();
      return address;
    }
  }
  return undefined;
}

function stored(data) {
  const file = join(data, 'preventivo.sqlite');
  if (!existsSync(file)) return 'The API made no database.';
  const database = new DatabaseSync(file, { readOnly: true });
  const { many } = database
    .prepare("select count(*) as many from quote_request where line = 'ombrello'")
    .get();
  database.close();
  return many > 0 ? '' : 'The API stored no request.';
}

/** Runs each command of the API while its server is running. */
async function runCommands({ folder, data }) {
  const copy = join(data, 'copy.sqlite');
  const commands = [
    [['outbox', 'list', '--data-dir', data], 0, 'Everything was delivered'],
    [['requests', 'list', '--data-dir', data, '--lines', './my-lines.mjs'], 0, 'ombrello'],
    [['backup', copy, '--data-dir', data], 0, 'was found whole'],
    [['restore', copy, '--data-dir', join(data, 'restored')], 0, 'A server may start'],
    [['move-to-postgres', '--data-dir', data], 1, 'DATABASE_URL takes the address'],
  ];
  for (const [words, expected, sentence] of commands) {
    const { code, output } = await run(bin(folder, 'preventivo-api'), words, {
      cwd: folder,
      quiet: true,
    });
    if (code !== expected || !output.includes(sentence))
      return `preventivo-api ${words.join(' ')} ended with ${code}:\n${output}`;
  }
  return '';
}
