// `node site/docs/build.mjs` writes site/docs/dist, the documentation as it is served under `/docs/`, and the two files
// for readers that are machines.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vitepress';
import { precompress } from '../../scripts/precompress.mjs';
import { root } from '../../scripts/root.mjs';
import { writeApi } from './api.mjs';
import { writeLists } from './lists.mjs';
import { made } from './pages.mjs';

const t = (l) => console.log(l, performance.now() | 0);
rmSync(join(root, made), { recursive: true, force: true });
await writeApi(join(root, made));
t('api');
writeLists();
await build(join(root, 'site/docs'));
t('vp');
precompress(join(root, 'site/docs/dist'), { quality: 9 });
t('pre');
