// `pnpm verify:first-widget` follows the README of each package as a newcomer would. In an empty folder it creates an
// app, runs the install command of the README, and copies its first example. It waits until the widget is visible in a
// browser. It writes the seconds of each step to docs/first-widget.md. The packages come from their tarballs, all
// others from npm's configured registry.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { examplesOf } from '../../dev/check/packed/examples.mjs';
import { serveRegistry } from '../../dev/check/packed/registry.mjs';
import { pack } from '../../dev/check/packed/tarball.mjs';
import { anyPort } from '../../dev/shared/any-port.mjs';
import { run } from '../../dev/shared/child.mjs';
import { findChromium } from '../../dev/shared/chromium.mjs';
import { root } from '../../dev/shared/root.mjs';
import { firstWidgets } from './first-widgets.mjs';

const packed = join(root, '.packed');
rmSync(packed, { recursive: true, force: true });
const tarballs = [];
for (const kind of ['packages', 'apps'])
  for (const name of readdirSync(join(root, kind))) {
    const folder = join(root, kind, name);
    // Skip folders without a manifest: after a switch of branches, ignored files of another branch's package may
    // remain.
    if (!existsSync(join(folder, 'package.json'))) continue;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (!manifest.private) tarballs.push(await pack(folder, packed));
  }
const registry = await serveRegistry(tarballs);
const browser = await chromium.launch({ executablePath: findChromium() });
const walked = [];
try {
  for (const widget of firstWidgets) walked.push({ ...widget, ...(await walk(widget)) });
} finally {
  await browser.close();
  registry.close();
}
writeFileSync(join(root, 'docs', 'first-widget.md'), page(walked));
for (const { name, problem } of walked) if (problem) console.error(`${name}: ${problem}`);
process.exitCode = walked.some(({ problem }) => problem) ? 1 : 0;

/** Follows a package's README. Returns the seconds of each step, or the error. */
async function walk({ name, shows, ...drawn }) {
  const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const install = /`npm i ([^`]+)`/.exec(readme)[1].split(' ');
  const around = mkdtempSync(join(tmpdir(), 'preventivo-first-'));
  const app = join(around, 'app');
  const seconds = [];
  const timed = async (work) => {
    const start = performance.now();
    await work();
    seconds.push((performance.now() - start) / 1000);
  };
  try {
    await timed(async () => {
      const template = ['--template', 'react-ts', '--no-interactive'];
      await must(around, 'npm', 'create', '--yes', 'vite@latest', 'app', '--', ...template);
      await must(app, 'npm', 'install', '--no-audit', '--no-fund');
    });
    writeFileSync(join(app, '.npmrc'), `@preventivo:registry=${registry.address}\n`);
    const extra = name === 'funnel' ? ['@preventivo/line-travel'] : [];
    await timed(() => must(app, 'npm', 'install', '--no-audit', '--no-fund', ...install, ...extra));
    const example = examplesOf(readme).find(({ path }) => path.endsWith('.tsx'));
    writeFileSync(join(app, 'src', 'example.tsx'), example.text);
    writeFileSync(join(app, 'src', 'main.tsx'), entry(drawn));
    await timed(() => see(app, shows));
    console.log(`${name}: ${seconds.map((one) => one.toFixed(1)).join(' + ')} s`);
    return { seconds, lines: example.text.trim().split('\n').length, install: install.length };
  } catch (error) {
    return { seconds, problem: error.message };
  } finally {
    rmSync(around, { recursive: true, force: true });
  }
}

/** Returns the entry file that a newcomer writes next to the example, to render it. */
function entry({ component, imports = [], draws }) {
  return [
    ...imports,
    "import { createRoot } from 'react-dom/client';",
    `import { ${component} } from './example';`,
    `createRoot(document.getElementById('root')!).render(${draws});`,
    '',
  ].join('\n');
}

/** Starts the dev server and waits until the widget is visible. */
async function see(app, shows) {
  const port = await anyPort();
  const stop = new AbortController();
  const args = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', String(port)];
  const server = run('node', args, { cwd: app, quiet: true, signal: stop.signal }).catch(() => {});
  const page = await browser.newPage();
  try {
    // Retry until the server listens. Do not wait until the page has loaded: the next line waits for the widget.
    const once = { waitUntil: 'commit', timeout: 5000 };
    for (let open = false; !open; )
      open = await page.goto(`http://127.0.0.1:${port}`, once).then(Boolean, () => false);
    await page.getByText(shows).first().waitFor({ timeout: 60_000 });
  } finally {
    await page.close();
    stop.abort();
    await server;
  }
}

async function must(cwd, command, ...args) {
  const { code, output } = await run(command, args, { cwd, quiet: true });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

function page(all) {
  const rows = all.map(({ name, seconds, lines, problem }) => {
    const cells = [0, 1, 2].map((step) => seconds[step]?.toFixed(0) ?? '–');
    const sum = problem ? 'never' : seconds.reduce((a, b) => a + b, 0).toFixed(0);
    return `| [\`@preventivo/${name}\`](../packages/${name}) | ${cells.join(' | ')} | ${sum} | ${lines ?? '–'} |`;
  });
  return `# The first widget on the screen

This page shows how long it takes from an empty folder until a browser shows a package's first example. \`pnpm verify:first-widget\` writes
it. The command follows the README with its printed commands and example: it creates a Vite app (\`npm create vite\`), runs the install line,
adds the example and a file of a few lines that renders it, and opens the development server in Chromium. The seconds are machine time only,
without reading or typing. The packages come from their tarballs over loopback, everything else from npm's registry.

| package | new app | install line | rendered | total, s | lines of the example |
| --- | --: | --: | --: | --: | --: |
${rows.join('\n')}
`;
}
