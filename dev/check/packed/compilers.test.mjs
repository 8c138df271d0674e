import { describe, expect, it } from 'vitest';
import { compilers, outermost } from './compilers.mjs';

const names = (all) => all.map(({ name }) => name);

describe("the compilers that check the packages' declarations", () => {
  it("the compilers that check the packages' declarations include each minor version from 5.4 on", () => {
    expect(names(compilers())).toEqual(['5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '6.0', '7.0']);
  });

  it("every run checks the packages' declarations with the oldest compiler and the last of each major version", () => {
    expect(names(outermost(compilers()))).toEqual(['5.4', '5.9', '6.0', '7.0']);
  });

  it("the compilers that check the packages' declarations resolve the entry points like a bundler and like Node", () => {
    const [oldest, , , later] = compilers();
    expect(oldest.projects).toEqual(['tsconfig.browser.json', 'tsconfig.browser-node.json']);
    expect(later.projects).toEqual(expect.arrayContaining(['tsconfig.json', 'tsconfig.node.json']));
  });

  it('the compilers, except for the oldest, resolve the entry points like a server without a DOM', () => {
    const [, , , later] = compilers();
    expect(later.projects).toContain('tsconfig.server.json');
  });
});
