import { describe, expect, it } from 'vitest';
import { compilers, outermost } from './compilers.mjs';

const names = (all) => all.map(({ name }) => name);

describe('the compilers that read the declarations of the packages', () => {
  it('are one of each minor from 5.4 on, and those after them', () => {
    expect(names(compilers())).toEqual(['5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '6.0', '7.0']);
  });

  it('are, in every run, the oldest and the last of each major', () => {
    expect(names(outermost(compilers()))).toEqual(['5.4', '5.9', '6.0', '7.0']);
  });

  it('are each asked as a bundler reads the doors, and as Node does', () => {
    const [oldest, , , later] = compilers();
    expect(oldest.projects).toEqual(['tsconfig.browser.json', 'tsconfig.browser-node.json']);
    expect(later.projects).toEqual(expect.arrayContaining(['tsconfig.json', 'tsconfig.node.json']));
  });

  it('are asked, but for the first, as a server does that has no DOM', () => {
    const [, , , later] = compilers();
    expect(later.projects).toContain('tsconfig.server.json');
  });
});
