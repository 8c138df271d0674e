// Writes the README of each line's package into the app's folder, from the line's table. The script `prepack` of a line
// and the build of the documentation run this script.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allLines } from '../shared/lines/all-lines.mjs';
import { questions } from '../shared/lines/questions.mjs';
import { root } from '../shared/root.mjs';

for (const line of await allLines()) {
  const app = join(root, 'apps', line.id);
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  writeFileSync(join(app, 'README.md'), readme(line, manifest));
}

function readme(line, { name, peerDependencies = {} }) {
  const table = camelCase(line.id);
  const peers = ['react', 'react-dom', '@tanstack/react-query', 'formik', 'jotai'];
  const own = 'react' in peerDependencies;
  return `# ${name}

«${line.title}»: ${line.about} The line as data: ${questions(line).length} questions, who is asked which, what is right, what is said when it is not, and
what is sent. Its [sheet](../../docs/lines/${line.id}.md) has all of it in words.

## On a page of yours

\`\`\`sh
npm i ${name} @preventivo/funnel @preventivo/core @preventivo/ui ${peers.join(' ')}
\`\`\`

\`\`\`tsx
import '@preventivo/funnel/styles.css';
import { Funnel } from '@preventivo/funnel';
import { ${table} } from '${name}';

export function Quote() {
  return (
    <div className="q">
      <Funnel line={${table}} />
    </div>
  );
}
\`\`\`

Without settings it speaks to the page's own origin; see [\`@preventivo/funnel\`](../../packages/funnel) for whose page it is, the
back end, the documents and the words.

## Entry points

- \`.\`: \`${table}\`, what \`<Funnel line>\` and \`mount\` take${own ? ', with the controls that are its own' : ''}.
- \`./line\`: the same table without React${own ? ' and without those' : ''}, for a server that checks the answers again.
- \`./en\`: its texts in English, which the table loads itself when a visitor chooses English.
`;
}

function camelCase(text) {
  return text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
