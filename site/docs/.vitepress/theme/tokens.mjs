import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../dev/shared/root.mjs';

const name = 'virtual:tokens.css';
const files = ['packages/ui/src/tokens/tokens.css', 'packages/ui/src/tokens/font.css'];

/**
 * A Vite plugin that provides the funnels' colours and text sizes to the whole page, as `virtual:tokens.css`. Dark mode
 * follows the VitePress theme.
 */
export const styles = () => ({
  name: 'tokens',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? files.map(tokens).join('\n') : undefined),
});

const tokens = (file) =>
  readFileSync(join(root, file), 'utf8')
    .replaceAll('.q[data-q-theme="dark"]', ':root.dark')
    // The theme sets these classes on the root element, also without scripts.
    .replaceAll('.q[data-q-theme="auto"]', ':root.auto')
    .replaceAll(/\.q(?= \{)/g, ':root');
