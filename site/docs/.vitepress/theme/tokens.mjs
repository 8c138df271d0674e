import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../scripts/root.mjs';

const name = 'virtual:tokens.css';
const files = ['packages/ui/src/tokens/tokens.css', 'packages/ui/src/tokens/font.css'];

/** A plugin of Vite: the funnels' own colours and type as `virtual:tokens.css`, for the whole page, dark as the theme has it. */
export const styles = () => ({
  name: 'tokens',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? files.map(tokens).join('\n') : undefined),
});

const tokens = (file) =>
  readFileSync(join(root, file), 'utf8')
    .replaceAll('.q[data-q-theme="dark"]', ':root.dark')
    // The theme says which it is, where scripts run and where they do not.
    .replaceAll('.q[data-q-theme="auto"]', ':root.auto')
    .replaceAll(/\.q(?= \{)/g, ':root');
