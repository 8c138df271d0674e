import { describe, expect, it, vi } from 'vitest';
import { runStages } from './run-stages.mjs';

const fine = { passed: 1, failed: 0 };
const bad = { passed: 0, failed: 1 };

/** Stages that keep a diary of who began and who ended; one ends when it is told to. */
function diary() {
  const written = [];
  const stage = (name, more = {}, ending = Promise.resolve(fine)) => ({
    name,
    ...more,
    run: async () => {
      written.push(`${name} begins`);
      const end = await ending;
      written.push(`${name} ends`);
      return end;
    },
  });
  return { written, stage };
}

describe('the stages of npm test', () => {
  it('follow each other, and each is told with its tally', async () => {
    const { written, stage } = diary();
    const said = [];
    const ends = await runStages([stage('Lint'), stage('Types')], (line) => said.push(line));
    expect(written).toEqual(['Lint begins', 'Lint ends', 'Types begins', 'Types ends']);
    expect(ends).toMatchObject([
      { name: 'Lint', ...fine },
      { name: 'Types', ...fine },
    ]);
    expect(said[0]).toBe('\n== Lint');
    expect(said[1]).toMatch(/^Lint: 1 passed, 0 failed \(\d+\.\d s\)$/);
  });

  it('go on beside one that is aside, but for one that wants to be alone', async () => {
    const { written, stage } = diary();
    const kills = Promise.withResolvers();
    const stories = {
      name: 'Stories',
      run: async () => {
        kills.resolve(fine);
        return fine;
      },
    };
    await runStages(
      [stage('Kills', { aside: true }, kills.promise), stories, stage('Browser', { alone: true })],
      () => {},
    );
    expect(written).toEqual(['Kills begins', 'Kills ends', 'Browser begins', 'Browser ends']);
  });

  it('show in one piece what one that is aside said, and ask it to keep it until then', async () => {
    const said = [];
    const run = vi.fn(async () => ({ ...fine, output: 'uno\ndue' }));
    await runStages(
      [
        { name: 'Kills', aside: true, run },
        { name: 'Stories', run },
      ],
      (line) => said.push(line.replace(/\d+\.\d s/, '0 s')),
    );
    expect(run.mock.calls).toEqual([[{ quiet: true }], [{ quiet: false }]]);
    expect(said).toEqual([
      '\n== Stories',
      'Stories: 1 passed, 0 failed (0 s)',
      '\n== Kills, beside others\nuno\ndue',
      'Kills: 1 passed, 0 failed (0 s)',
    ]);
  });

  it('count one as failed that was not run since what it needs failed, or that broke', async () => {
    const { written, stage } = diary();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const broken = { name: 'Sizes', run: () => Promise.reject(new Error('no such folder')) };
    const ends = await runStages(
      [stage('Build', {}, Promise.resolve(bad)), stage('Unused', { needs: 'Build' }), broken],
      () => {},
    );
    expect(written).toEqual(['Build begins', 'Build ends']);
    expect(ends).toMatchObject([bad, bad, bad]);
  });
});
