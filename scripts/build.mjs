import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './root.mjs';
import { buildSite } from './site.mjs';

/**
 * Builds the packages, the apps, the server and the list of lines; what did not change comes from turbo's cache. The
 * documentation is built where there is none yet: whoever changes a word of a line need not wait for it.
 */
export async function build() {
  console.log('Building what changed');
  const docs = existsSync(join(root, 'site/docs/dist')) ? [] : ['docs'];
  const args = ['run', 'build', 'bundle', ...docs, '--output-logs=new-only', '--log-order=stream'];
  const { code, output } = await run('turbo', args, { quiet: true, onLine: sayWhatIsBuilt });
  if (code !== 0) throw new Refusal(`The build failed:\n${whatFailed(output)}`);
  await buildSite();
}

/** A package that comes from the cache is not worth a line. */
function sayWhatIsBuilt(line) {
  const name = /^(\S+?):\S+: cache miss, executing/.exec(line)?.[1];
  if (name) console.log(`  ${name}`);
}

/** What the failed tasks said, without what the others did. */
function whatFailed(output) {
  const failed = /^ *Failed: +(.+)$/m.exec(output)?.[1].replaceAll('#', ':').split(', ') ?? [];
  const lines = output.split('\n');
  const theirs = lines.filter((line) => failed.some((task) => line.startsWith(`${task}:`)));
  return (theirs.length > 0 ? theirs : lines).join('\n').trim();
}
