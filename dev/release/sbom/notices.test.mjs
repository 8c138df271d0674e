import { notices } from '@preventivo/vite/workspace/third-party/notices';
import { describe, expect, it } from 'vitest';
import { missingNotices } from './notices.mjs';

const react = { name: 'react', version: '19.1.0', licence: 'MIT', text: 'Copyright Meta' };
const dom = { name: 'react-dom', version: '19.1.0', licence: 'MIT', text: 'Copyright Meta' };

describe('the notices of a bundle', () => {
  it('the notices of a bundle are accepted with one notice for each package', () => {
    expect(missingNotices(notices([dom, react]), [react, dom])).toEqual([]);
  });

  it("the notices of a bundle are rejected without a package's notice, even if another package's name starts with its name", () => {
    expect(missingNotices(notices([dom]), [react])).toEqual(['react 19.1.0 has no notice']);
  });

  it('the notices of a bundle are rejected if a package appears only in the list above the notices', () => {
    const text = notices([dom]).replace('react-dom', 'react 19.1.0 (MIT)\nreact-dom');
    expect(missingNotices(text, [react])).toEqual(['react 19.1.0 has no notice']);
  });

  it('the notices of a bundle are rejected if a notice is for another version of the package', () => {
    expect(missingNotices(notices([react]), [{ ...react, version: '19.1.1' }])).toEqual([
      'react 19.1.1 has no notice',
    ]);
  });

  it('the notices of a bundle are rejected without the text of a licence', () => {
    expect(missingNotices(notices([{ ...react, text: '' }]), [react])).toEqual([
      'react 19.1.0 has no text of a licence',
    ]);
  });
});
