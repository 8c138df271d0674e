import { notices } from '@preventivo/vite/workspace/third-party/notices';
import { describe, expect, it } from 'vitest';
import { missingNotices } from './notices.mjs';

const react = { name: 'react', version: '19.1.0', licence: 'MIT', text: 'Copyright Meta' };
const dom = { name: 'react-dom', version: '19.1.0', licence: 'MIT', text: 'Copyright Meta' };

describe('the notices of a bundle', () => {
  it('have one of each package', () => {
    expect(missingNotices(notices([dom, react]), [react, dom])).toEqual([]);
  });

  it('are refused without that of a package, though one of another begins with its name', () => {
    expect(missingNotices(notices([dom]), [react])).toEqual(['react 19.1.0 has no notice']);
  });

  it('are refused where a package is only in the list above them', () => {
    const text = notices([dom]).replace('react-dom', 'react 19.1.0 (MIT)\nreact-dom');
    expect(missingNotices(text, [react])).toEqual(['react 19.1.0 has no notice']);
  });

  it('are refused of another version', () => {
    expect(missingNotices(notices([react]), [{ ...react, version: '19.1.1' }])).toEqual([
      'react 19.1.1 has no notice',
    ]);
  });

  it('are refused without the text of a licence', () => {
    expect(missingNotices(notices([{ ...react, text: '' }]), [react])).toEqual([
      'react 19.1.0 has no text of a licence',
    ]);
  });
});
