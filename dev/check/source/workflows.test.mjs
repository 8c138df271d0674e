import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../shared/root.mjs';

const files = globSync(join(root, '.github', 'workflows', '*.yml')).map((path) => {
  const text = readFileSync(path, 'utf8');
  return { name: basename(path), text, workflow: parse(text) };
});
const workflowOf = (name) => files.find((file) => file.name === name).workflow;
const jobsOf = ({ workflow }) => Object.entries(workflow.jobs);
const granted = ({ permissions }, job) => Object.entries(job.permissions ?? permissions);

describe.each(files)('the workflow $name', (file) => {
  it('each action of a workflow is pinned by commit, with its version in a comment', () => {
    const uses = file.text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
    expect(uses).not.toEqual([]);
    for (const line of uses)
      expect(line).toMatch(/ uses: [\w.-]+\/[\w.-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('a workflow leaves no credentials in the checkout, and uses no package cache that other runs write', () => {
    const steps = jobsOf(file).flatMap(([, { steps }]) => steps);
    for (const { uses = '', with: inputs } of steps) {
      if (uses.startsWith('actions/checkout@'))
        expect(inputs).toMatchObject({ 'persist-credentials': false });
      if (uses.startsWith('actions/setup-node@'))
        expect(inputs).toMatchObject({ 'package-manager-cache': false });
    }
  });

  it('jobs that run tests or proofs have only read access', () => {
    expect(file.workflow.permissions).toBeDefined();
    for (const [, job] of jobsOf(file))
      if (job.steps.some(({ run = '' }) => /npm test|verify:|check:/.test(run)))
        expect(granted(file.workflow, job)).toEqual([['contents', 'read']]);
  });
});

describe('the release', () => {
  const { jobs } = workflowOf('release.yml');

  it('the release publishes only tested code, in a job that runs no test', () => {
    expect(jobs.publish.needs).toBe('test');
    expect(jobs.publish.steps.map(({ run = '' }) => run).join('\n')).not.toContain('npm test');
    expect(jobs.test.steps.at(-1)).toEqual({ run: 'npm test' });
  });

  it('the release runs only on main, and publishes only while its commit is still the head of main', () => {
    for (const job of Object.values(jobs)) expect(job.if).toBe("github.ref == 'refs/heads/main'");
    const runs = jobs.publish.steps.map(({ run = '' }) => run);
    const compared = runs.findIndex((run) => run.includes('git ls-remote origin refs/heads/main'));
    expect(runs[compared]).toContain('= "$GITHUB_SHA"');
    expect(runs[compared + 1]).toBe('npm run release');
  });

  it('the release gives publish rights to one job, and the token to the step that pushes', () => {
    const publishing = files.flatMap((file) =>
      jobsOf(file)
        .filter(([, job]) => granted(file.workflow, job).some(([, right]) => right === 'write'))
        .map(([name]) => `${file.name} ${name}`),
    );
    expect(publishing).toEqual(['release.yml publish']);
    const withToken = jobs.publish.steps.filter((step) =>
      JSON.stringify(step).includes('token }}'),
    );
    expect(withToken.map(({ run }) => run.split(' ').slice(0, 2))).toEqual([['git', 'push']]);
  });
});

it('pnpm rejects packages younger than three days, because most malicious ones are found by then', () => {
  const { minimumReleaseAge } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  expect(minimumReleaseAge).toBeGreaterThanOrEqual(3 * 24 * 60);
});
