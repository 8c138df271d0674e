// Loads modules as a React Server Components server does. The exports of a module with `'use client'` become
// references, which throw when server code calls them. Load this file into Node with `--import` and
// `--conditions=react-server`.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  load(url, context, nextLoad) {
    const source = url.startsWith('file:') ? readFileSync(fileURLToPath(url), 'utf8') : '';
    if (!/^['"]use client['"];/.test(source)) return nextLoad(url, context);
    return { format: 'module', shortCircuit: true, source: referencesTo(source, url) };
  },
});

function referencesTo(source, url) {
  const [, list] = /\bexport \{([^}]*)\};?\s*$/.exec(source) ?? [];
  if (list === undefined) throw new Error(`${url} does not end with its exports.`);
  const names = list.split(',').map((one) => one.trim().split(' as ').at(-1));
  return [
    'const reference = (name) => () => {',
    `  throw new Error('The server calls ' + name + ', which is on the client: ' + ${JSON.stringify(url)});`,
    '};',
    ...names.map((name, index) => `const r${index} = reference(${JSON.stringify(name)});`),
    `export { ${names.map((name, index) => `r${index} as ${name}`).join(', ')} };`,
  ].join('\n');
}
