// `pnpm lint:commits [base]` checks the subjects of the commits that this branch adds to `base`, by default main. It
// skips merge commits: Git writes their subjects.
import { execFileSync, spawnSync } from 'node:child_process';
import { faultsOfSubject } from './english/subject.mjs';

const exists = (ref) => spawnSync('git', ['rev-parse', '--verify', '--quiet', ref]).status === 0;

const base = process.argv[2] ?? ['origin/main', 'main'].find(exists);
if (base === undefined || !exists(`${base}^{commit}`)) {
  console.error(`No commit ${base ?? 'main'}: name the one that the branch starts from.`);
  process.exit(1);
}
const log = ['log', '--no-merges', '--format=%h %s', `${base}..HEAD`];
const commits = execFileSync('git', log, { encoding: 'utf8' }).split('\n').filter(Boolean);
const refused = commits
  .map((commit) => ({ commit, faults: faultsOfSubject(commit.slice(commit.indexOf(' ') + 1)) }))
  .filter(({ faults }) => faults.length > 0);
for (const { commit, faults } of refused) console.log([commit, ...faults].join('\n  - '));
console.log(`${refused.length} of ${commits.length} commits since ${base} to reword`);
if (refused.length > 0) process.exitCode = 1;
