// `node dev/build/site.mjs` writes site/dist. It contains the landing page in each language, generated from the lines'
// tables; the list of the most requested lines, which the page after a request reads; the documents that the consents
// link to; the page for a new password; and the scripts for other sites (embed/). It also contains an empty
// settings.json and the build id of each part.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildId, withBuildId } from '@preventivo/vite/workspace/build-id';
import { noSettings, settingsSchema } from '@preventivo/vite/workspace/settings/check-settings';
import { notices, noticesFile } from '@preventivo/vite/workspace/third-party/notices';
import { thirdPartiesOf } from '@preventivo/vite/workspace/third-party/third-party';
import { thirdPartyList } from '@preventivo/vite/workspace/third-party/third-party-files';
import { documentPage } from 'site/document-page';
import { documents } from 'site/documents';
import { readLines, translatedLines } from 'site/lines';
import { linesFile } from 'site/lines-file';
import { linesPage, notFoundPage } from 'site/lines-page';
import { passwordPage } from 'site/password-page';
import { robots, sitemap } from 'site/sitemap';
import { languages } from 'site/words/languages';
import { build } from 'vite';
import { root } from '../shared/root.mjs';
import { buildsOf, builtParts } from './built.mjs';
import { precompress } from './precompress.mjs';
import { siteFont, siteStyle } from './site-style.mjs';

/**
 * @param showsTools whether the pages show the links to the documentation and Storybook by default.
 * On the pages that a broker copies, the setting `developerLinks` shows them.
 */
export async function buildSite({ showsTools = false } = {}) {
  const folder = join(root, 'site', 'dist');
  const lines = await readLines(join(root, 'apps'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const font = siteFont();
  writeFileSync(join(folder, font.name), font.bytes);
  // The API's activation page requests the font by a name without a hash: the API does not know the hash.
  writeFileSync(join(folder, 'figtree.woff2'), font.bytes);
  const script = await bundled(folder);
  const every = { font: `/${font.name}`, script: script.address, tools: builtTools(), showsTools };
  const listed = { ...every, style: siteStyle('site/counter.css', 'site/lines.css') };
  const look = { ...every, style: siteStyle('site/sheet.css') };
  for (const words of languages) {
    const translated = await translatedLines(lines, words.language);
    mkdirSync(join(folder, words.address), { recursive: true });
    const html = linesPage({ lines: translated, words, ...listed });
    writeFileSync(join(folder, words.address, 'index.html'), html);
  }
  writeFileSync(join(folder, '404.html'), notFoundPage({ lines, ...listed }));
  writeFileSync(join(folder, 'lines.json'), await linesFile(lines));
  writeFileSync(join(folder, 'settings.json'), noSettings);
  writeFileSync(join(folder, 'settings.schema.json'), settingsSchema);
  mkdirSync(join(folder, 'documenti'));
  for (const one of documents) {
    writeFileSync(join(folder, 'documenti', `${one.name}.html`), documentPage({ ...one, ...look }));
  }
  mkdirSync(join(folder, 'account', 'password'), { recursive: true });
  const password = passwordPage({ ...takeBuilt('new-password', folder), ...look });
  writeFileSync(join(folder, 'account', 'password', 'index.html'), password);
  // The scripts of the element and the frame for other sites (docs/embed.md). Their own build has compressed them
  // already.
  cpSync(join(root, 'packages', 'embed', 'static'), join(folder, 'embed'), {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !path.endsWith('.vite'),
  });
  const own = thirdPartiesOf([font.file, ...script.modules]);
  writeFileSync(join(folder, noticesFile), notices(withThose(own, listOf('new-password'))));
  // Copy llms.txt, a file for language models, if the pages that it links to are built.
  const forMachines = join(root, 'site/docs/dist/llms.txt');
  if (existsSync(forMachines)) cpSync(forMachines, join(folder, 'llms.txt'));
  stamp(folder);
  const builds = buildsOf(builtParts(), buildId);
  writeFileSync(join(folder, 'build.json'), `${JSON.stringify(builds, null, 2)}\n`);
  precompress(folder);
  // Do not compress these files: the operator or the server inserts the base URL into them.
  writeFileSync(join(folder, 'sitemap.xml'), sitemap({ lines, languages }));
  writeFileSync(join(folder, 'robots.txt'), robots());
}

/** Adds the build id to each page. Other files do not need it: their names change with their content. */
function stamp(folder) {
  const files = readdirSync(folder, { recursive: true }).sort();
  const pages = files.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
  const read = (page) => readFileSync(page, 'utf8');
  const id = buildId([...files, ...pages.map(read)]);
  for (const page of pages) writeFileSync(page, withBuildId(read(page), id));
}
const builtTools = () =>
  [
    { name: 'storybook', address: '/storybook/', built: 'storybook-static' },
    { name: 'docs', address: '/docs/', built: 'site/docs/dist' },
  ].filter(({ built }) => existsSync(join(root, built)));

/** Copies the build of a separate page into the site. Returns the URLs of its script and styles. */
function takeBuilt(name, folder) {
  const built = join(root, 'site', name, 'dist');
  const manifest = JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8'));
  cpSync(join(built, 'assets'), join(folder, 'assets'), { recursive: true });
  const files = Object.values(manifest);
  const entry = files.find(({ isEntry }) => isEntry);
  const sheet = files.find(({ file }) => file.endsWith('.css'));
  return { app: `/${entry.file}`, sheet: `/${sheet.file}` };
}

const listOf = (name) =>
  JSON.parse(readFileSync(join(root, 'site', name, 'dist', thirdPartyList), 'utf8'));

function withThose(own, others) {
  const keyed = [...own, ...others].map((one) => [`${one.name}@${one.version}`, one]);
  return [...new Map(keyed).values()];
}

/**
 * Builds the script of all pages and the chunks that it loads lazily. Returns the script's URL, and the modules of the
 * script and the chunks.
 */
async function bundled(folder) {
  const { output } = await build({
    root: join(root, 'site'),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { site: join(root, 'site', 'browser', 'main.ts') } },
    },
  });
  for (const { fileName, code } of output) writeFileSync(join(folder, fileName), code);
  return {
    address: `/${output.find(({ isEntry }) => isEntry).fileName}`,
    modules: output.flatMap(({ moduleIds }) => moduleIds),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildSite();
