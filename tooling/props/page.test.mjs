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

describe("the page of a package's props", () => {
  it('lists each prop with its type, whether it is required, and its purpose', () => {
    const text = page('ui', [one('TextInput', [value, size], 'A box.')]);
    expect(text).toContain(
      "## TextInput\n\n`import { TextInput } from '@preventivo/ui'`\n\nA box.",
    );
    expect(text).toContain('| `size` | `number \\| undefined` | 24 | Width, px. |');
    expect(text).toContain('| `value` | `string` | (needed) |');
  });

  it('links the rule that a comment names, and shows a tag as written', () => {
    const text = page('ui', [one('TextInput', [value])]);
    expect(text).toContain('See `<Status>` ([rules/address.md](../rules/address.md#errors)).');
  });

  it('merges undocumented components with the same props', () => {
    const text = page('ui', [
      one('EyeIcon', [size]),
      one('Button', [size], 'A button.'),
      one('LockIcon', [size]),
    ]);
    expect(text.match(/^## .+$/gm)).toEqual(['## EyeIcon, LockIcon', '## Button']);
  });

  it('marks a component without props', () => {
    expect(page('ui', [one('Status', [])])).toContain('It takes no properties.');
  });
});
