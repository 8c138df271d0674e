import { describe, expect, it } from 'vitest';
import { budgetOf } from './budgets.mjs';
import { inOrder, isOf } from './measure.mjs';
import { moved, overBudget, page } from './report.mjs';

const privacy = (own) => [
  { name: '@preventivo/privacy', entries: [{ entry: '.', own, peers: own + 600, later: 0 }] },
];

describe('the budget of an entry point', () => {
  it('the budget of an entry point accepts an unchanged size', () => {
    expect(overBudget(privacy(5600))).toEqual([]);
  });

  it('an exceeded budget is reported with the package, the entry point and both sizes', () => {
    const [sentence] = overBudget(privacy(9000));
    expect(sentence).toBe(
      `@preventivo/privacy: . is 9.00 KB, over its budget of ${budgetOf('@preventivo/privacy', '.')} KB`,
    );
  });

  it('the check fails for an entry point that has no budget', () => {
    expect(() => budgetOf('@preventivo/privacy', './new')).toThrow(/has no budget/);
  });
});

describe('the page of the entry points', () => {
  it("docs/bytes.md is up to date when no entry point's size changed by more than 2 %", () => {
    expect(moved(privacy(5700), page(privacy(5600)))).toEqual([]);
  });

  it('docs/bytes.md is stale when an entry point grew or shrank by more than 2 %', () => {
    expect(moved(privacy(5400), page(privacy(5600)))).toEqual([
      '@preventivo/privacy: . is 5.40 KB, but docs/bytes.md says 5.60 KB',
    ]);
  });

  it('docs/bytes.md is stale when it lacks an entry point', () => {
    expect(moved(privacy(5600), '# Bytes')).toHaveLength(1);
  });
});

describe('the size of an entry point', () => {
  it('the size of an entry point includes static imports at any depth, and dynamic imports are measured separately', () => {
    const chunks = [
      { fileName: 'late.js', imports: ['shared.js'] },
      { fileName: 'deep.js', imports: [] },
      { fileName: 'shared.js', imports: ['deep.js'] },
      { fileName: 'entry.js', isEntry: true, imports: ['shared.js'] },
    ];
    const { first, later } = inOrder(chunks);
    expect(first.map(({ fileName }) => fileName)).toEqual(['entry.js', 'shared.js', 'deep.js']);
    expect(later.map(({ fileName }) => fileName)).toEqual(['late.js']);
  });

  it("the size of an entry point excludes a peer and the peer's own entry points, and includes packages with a similar name", () => {
    expect(['react', 'react/jsx-runtime', 'react-dom'].filter((id) => isOf('react', id))).toEqual([
      'react',
      'react/jsx-runtime',
    ]);
  });
});
