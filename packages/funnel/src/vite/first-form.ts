import type { Line } from '@preventivo/core';
import type { Plugin } from 'vite';

/**
 * Puts the form that page 1 begins with into the first piece. `ContractorForm` loads the one that a line
 * needs; an app is of one line, so what would be asked for at once comes along.
 */
export function firstForm({ contractor: { types } }: Line): Plugin {
  const form = types.length === 1 && types[0] === 'fisica' ? 'person-form' : 'typed-form';
  const load = `import("./${form}.js")`;
  return {
    name: 'preventivo:first-form',
    apply: 'build',
    transform: {
      filter: { id: /contractor\/dist\//, code: load },
      handler: (code) => ({
        code: `import * as firstForm from './${form}.js';\n${code.replace(load, 'Promise.resolve(firstForm)')}`,
        map: null,
      }),
    },
  };
}
