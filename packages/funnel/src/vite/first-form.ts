import { firstFormOf } from '@preventivo/contractor';
import type { Line } from '@preventivo/core';
import type { Plugin } from 'vite';

/**
 * Puts the form that page 1 begins with into the first piece. `ContractorForm` loads the one that a line
 * needs; an app is of one line, so what would be asked for at once comes along.
 */
export function firstForm({ contractor }: Line): Plugin {
  const form = firstFormOf(contractor);
  const load = `import("./${form}.js")`;
  let isFound = false;
  return {
    name: 'preventivo:first-form',
    apply: 'build',
    transform: {
      filter: { id: /contractor\/dist\//, code: load },
      handler(code) {
        isFound = true;
        return {
          code: `import * as firstForm from './${form}.js';\n${code.replace(load, 'Promise.resolve(firstForm)')}`,
          map: null,
        };
      },
    },
    buildEnd(error) {
      // Page 1 would wait for a second request, and nothing else would tell.
      if (!error && !isFound) this.error(`@preventivo/contractor does not import ./${form}.js`);
    },
  };
}
