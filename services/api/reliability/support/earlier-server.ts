import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server of an earlier version, in a temporary folder. */
export interface EarlierServer {
  /** The given tag, branch or commit, with its abbreviated commit. */
  readonly name: string;
  /** The folder of the built server. `dev/build/server-folder.mjs` copies its files. */
  readonly folder: string;
  /** The JSON of a request, as the pages of the earlier version send it. */
  readonly request: string;
  remove(): void;
}

/** Thrown when the version cannot be built. The message is one sentence with the reason. */
export class NoEarlierServer extends Error {}

const requestOf = `
  import { requestFromNow } from './services/api/src/testing/giulia.ts';
  console.log(JSON.stringify(requestFromNow()));
`;

/** Returns the tag of the newest release before the current commit; undefined without a release. */
export function newestRelease(repository: string): string | undefined {
  const releases = ['refs/tags/v*', 'refs/tags/@preventivo/api@*'];
  const before = ['--merged=HEAD', '--no-contains=HEAD'];
  const how = ['--sort=-version:refname', '--format=%(refname:short)'];
  const tags = output(repository, 'git', ['for-each-ref', ...before, ...how, ...releases]);
  return tags.split('\n').filter(Boolean)[0];
}

/**
 * Builds the server of a commit. Uses the tools of that commit.
 * @param ref a tag, a branch or a commit
 * @throws {NoEarlierServer}
 */
export function earlierServer(repository: string, ref: string): EarlierServer {
  const commit = commitOf(repository, ref);
  const name = ref === commit ? commit : `${ref} (${commit})`;
  const home = mkdtempSync(join(tmpdir(), 'preventivo-earlier-'));
  const [sources, folder] = [join(home, 'sources'), join(home, 'server')];
  const remove = () => rmSync(home, { recursive: true, force: true });
  try {
    output(repository, 'git', ['worktree', 'add', '--detach', sources, commit]);
    const install = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'];
    output(sources, 'pnpm', install);
    const bundle = ['run', 'bundle', '--filter=@preventivo/api', '--output-logs=errors-only'];
    output(sources, join(sources, 'node_modules/.bin/turbo'), bundle);
    const copy = [join(sources, 'dev/build/server-folder.mjs'), folder, '--without-pages'];
    output(sources, process.execPath, copy);
    const request = output(sources, process.execPath, ['--input-type=module', '-e', requestOf]);
    return { name, folder, request, remove };
  } catch (error) {
    remove();
    throw new NoEarlierServer(`The server of ${name} could not be built. ${error}`);
  } finally {
    rmSync(sources, { recursive: true, force: true });
    output(repository, 'git', ['worktree', 'prune']);
  }
}

function commitOf(repository: string, ref: string): string {
  try {
    const commit = ['rev-parse', '--short', '--verify', '--end-of-options', `${ref}^{commit}`];
    return output(repository, 'git', commit);
  } catch {
    throw new NoEarlierServer(`This repository has no tag, branch or commit '${ref}'.`);
  }
}

/** @throws {Error} with the output of a command that failed */
const output = (cwd: string, command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
