import { describe, expect, it } from 'vitest';
import { budgetOf } from './budgets.mjs';
import { inOrder, isOf } from './measure.mjs';
import { moved, overBudget, page } from './report.mjs';

const privacy = (own) => [
  { name: '@preventivo/privacy', doors: [{ door: '.', own, peers: own + 600, later: 0 }] },
];

describe('the budget of a door', () => {
  it('is kept by one that is as it was', () => {
    expect(overBudget(privacy(5600))).toEqual([]);
  });

  it('names the package, the door and both sizes when it is passed', () => {
    const [sentence] = overBudget(privacy(9000));
    expect(sentence).toBe(
      `@preventivo/privacy: . is 9.00 KB, over its budget of ${budgetOf('@preventivo/privacy', '.')} KB`,
    );
  });

  it('is wanted for each: a door without one is not measured in silence', () => {
    expect(() => budgetOf('@preventivo/privacy', './new')).toThrow(/has no budget/);
  });
});

describe('the page of the doors', () => {
  it('is up to date when nothing moved by more than two in a hundred', () => {
    expect(moved(privacy(5700), page(privacy(5600)))).toEqual([]);
  });

  it('is stale when a door grew, or shrank', () => {
    expect(moved(privacy(5400), page(privacy(5600)))).toEqual([
      '@preventivo/privacy: . is 5.40 KB, but docs/bytes.md says 5.60 KB',
    ]);
  });

  it('is stale when a door is not in it', () => {
    expect(moved(privacy(5600), '# Bytes')).toHaveLength(1);
  });
});

describe('what a door loads', () => {
  it('is what its import brings, however deep; what it asks for later is counted apart', () => {
    const chunks = [
      { fileName: 'late.js', imports: ['shared.js'] },
      { fileName: 'deep.js', imports: [] },
      { fileName: 'shared.js', imports: ['deep.js'] },
      { fileName: 'door.js', isEntry: true, imports: ['shared.js'] },
    ];
    const { first, later } = inOrder(chunks);
    expect(first.map(({ fileName }) => fileName)).toEqual(['door.js', 'shared.js', 'deep.js']);
    expect(later.map(({ fileName }) => fileName)).toEqual(['late.js']);
  });

  it('leaves a peer out by each of its doors, and nothing that is only called alike', () => {
    expect(['react', 'react/jsx-runtime', 'react-dom'].filter((id) => isOf('react', id))).toEqual([
      'react',
      'react/jsx-runtime',
    ]);
  });
});
