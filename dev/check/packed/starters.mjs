import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyPort } from '../../shared/any-port.mjs';
import { root } from '../../shared/root.mjs';
import { complaint } from './consumer.mjs';
import { serveRegistry } from './registry.mjs';

/** Templates whose page and API are one process, `npm start`. A browser visits them. */
const visited = ['line', 'funnel'];

/**
 * Tests the templates of `create-preventivo` like a user: each is created with `npm create` from a
 * registry on loopback, installed, type-checked, tested and built. Then a visitor sends a request
 * to those that have a page with an API. Returns the errors, or an empty string.
 * @param packages the packages with their tarballs
 * @param of.short whether to leave out the Next.js app and all visits but one
 */
export async function checkStarters(packages, { short }) {
  const registry = await serveRegistry(packages.map(({ tarball }) => tarball));
  // Use the real path, because bundlers treat files behind a symlink as external.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'preventivo-starters-')));
  try {
    const all = readdirSync(join(root, 'packages', 'create-preventivo', 'templates'));
    const errors = [];
    for (const name of all.filter((one) => !short || one !== 'next')) {
      const app = join(folder, name);
      const error =
        (await create(name, folder, registry.address)) ||
        (await install(app, registry.address)) ||
        (await script(app, 'typecheck')) ||
        (await script(app, 'test')) ||
        (await script(app, 'build')) ||
        (visited.slice(0, short ? 1 : undefined).includes(name) ? await visit(name, app) : '');
      if (error) errors.push(`The template '${name}':\n${error}`);
    }
    return errors.join('\n');
  } finally {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const create = (name, folder, registry) =>
  complaint('npm', ['create', '--yes', 'preventivo', name, '--', '--template', name], folder, {
    npm_config_registry: registry,
    // Without another run's copy of the package, which has the same version.
    npm_config_cache: join(folder, '.npm'),
  });

function install(app, registry) {
  writeFileSync(join(app, '.npmrc'), `@preventivo:registry=${registry}\n`);
  // JSON is valid YAML.
  const settings = {
    allowBuilds: { esbuild: false, sharp: false },
    overrides: { 'next>sharp': '-' },
    pmOnFail: 'ignore',
    minimumReleaseAge: 0,
  };
  writeFileSync(join(app, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  // With this repository's lockfile, the packages of others have its versions, without a network.
  cpSync(join(root, 'pnpm-lock.yaml'), join(app, 'pnpm-lock.yaml'));
  return complaint('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], app);
}

const script = (app, name) =>
  complaint('npm', ['run', '--silent', name], app, { NEXT_TELEMETRY_DISABLED: '1' });

async function visit(name, app) {
  const args = [
    'test',
    '--config',
    join('e2e', 'outside', 'starters.config.ts'),
    '--reporter=line',
  ];
  return complaint('playwright', [...args, `starter-${name}.spec.ts`], root, {
    STARTER_APP: app,
    STARTER_PORT: String(await anyPort()),
    E2E_DATA_DIR: join(tmpdir(), `preventivo-e2e-${randomUUID()}`),
  });
}
