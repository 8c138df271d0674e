import { describe, expect, it } from 'vitest';
import { page } from './page.mjs';

const size = {
  prop: 'size',
  type: 'number | undefined',
  needed: false,
  otherwise: '24',
  says: 'Width, px.',
};
const value = {
  prop: 'value',
  type: 'string',
  needed: true,
  otherwise: '',
  says: 'See <Status> (docs/rules/address.md#errors).',
};
const one = (component, props, says = '') => ({ door: '@preventivo/ui', component, says, props });

describe('the page of what components take', () => {
  it('says of each property its type, whether it is needed, and what it is for', () => {
    const text = page('ui', [one('TextInput', [value, size], 'A box.')]);
    expect(text).toContain(
      "## TextInput\n\n`import { TextInput } from '@preventivo/ui'`\n\nA box.",
    );
    expect(text).toContain('| `size` | `number \\| undefined` | 24 | Width, px. |');
    expect(text).toContain('| `value` | `string` | (needed) |');
  });

  it('leads to the rule that a comment names, and shows a tag as it is written', () => {
    const text = page('ui', [one('TextInput', [value])]);
    expect(text).toContain('See `<Status>` ([rules/address.md](../rules/address.md#errors)).');
  });

  it('says once what several take that say nothing of themselves', () => {
    const text = page('ui', [
      one('EyeIcon', [size]),
      one('Button', [size], 'A button.'),
      one('LockIcon', [size]),
    ]);
    expect(text.match(/^## .+$/gm)).toEqual(['## EyeIcon, LockIcon', '## Button']);
  });

  it('says so where nothing is taken', () => {
    expect(page('ui', [one('Status', [])])).toContain('It takes no properties.');
  });
});
