import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyPort } from '../../shared/any-port.mjs';
import { root } from '../../shared/root.mjs';
import { testClockOption } from '../../shared/test-clock/node-option.mjs';
import { complaint } from './consumer.mjs';
import { serveRegistry } from './registry.mjs';

/**
 * Tests each template of `create-preventivo` as a user would: creates a project with `npm create` from a registry on
 * loopback, and installs it. Then checks its types, runs its tests, builds it and visits it. Returns the errors, or ''.
 * @param packages the packages with their tarballs
 * @param of.short whether to skip the Next.js template, and to visit only the project
 * of the template `line`
 */
export async function checkStarters(packages, { short }) {
  const registry = await serveRegistry(packages.map(({ tarball }) => tarball));
  // Use the real path: bundlers treat files behind a symlink as external.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'preventivo-starters-')));
  try {
    const all = readdirSync(join(root, 'packages', 'create-preventivo', 'templates'));
    const check = async (name) => {
      const app = join(folder, name);
      const env = await environment(name, app);
      const error =
        (await create(name, folder, registry.address)) ||
        (await install(app, registry.address)) ||
        (await script(app, 'typecheck')) ||
        (await script(app, 'test')) ||
        (await script(app, 'build', env)) ||
        (short && name !== 'line' ? '' : await visit(name, env));
      return error ? `The template '${name}':\n${error}` : '';
    };
    // Run them at the same time: each mostly waits for tools to start.
    const errors = await Promise.all(all.filter((name) => !short || name !== 'next').map(check));
    return errors.filter(Boolean).join('\n');
  } finally {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const create = (name, folder, registry) =>
  complaint('npm', ['create', '--yes', 'preventivo', name, '--', '--template', name], folder, {
    npm_config_registry: registry,
    // Use a separate cache: npm's cache may contain another run's tarball with the same version.
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
  // Copy this repository's lockfile: all other packages then get the versions in it, without a network.
  cpSync(join(root, 'pnpm-lock.yaml'), join(app, 'pnpm-lock.yaml'));
  return complaint('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], app);
}

const script = (app, name, env) => complaint('npm', ['run', '--silent', name], app, env);

/** Chooses the ports of a project. The build of Next.js needs the API's port. */
async function environment(name, app) {
  const api = String(await anyPort());
  return {
    STARTER_APP: app,
    STARTER_API_PORT: api,
    // In the other templates, the API also serves the page.
    STARTER_PORT: name === 'next' ? String(await anyPort()) : api,
    API_URL: `http://127.0.0.1:${api}`,
    E2E_DATA_DIR: join(tmpdir(), `preventivo-e2e-${randomUUID()}`),
    NEXT_TELEMETRY_DISABLED: '1',
    // Next.js renders pages during its build. Set its clock to the date of the tests.
    ...(name === 'next' && { NODE_OPTIONS: testClockOption }),
  };
}

const visit = (name, env) =>
  complaint(
    'playwright',
    [
      ...['test', '--config', join('e2e', 'outside', 'starters.config.ts')],
      ...['--reporter=line', `starter-${name}.spec.ts`],
    ],
    root,
    env,
  );
