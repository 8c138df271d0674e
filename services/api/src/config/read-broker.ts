import { type Broker, defaultBroker } from '@preventivo/core';
import { object } from '../contract/schema.ts';
import { isShaped, shapeProblem } from '../contract/shape.ts';
import { BadConfig, type Env, jsonIn, settingOf } from './config.ts';

// The format of a broker in settings.json, as the pages accept it (docs/deploy.md).
const text = { type: 'string', pattern: '\\S' } as const;
const broker = object(
  {
    name: text,
    tagline: text,
    logo: object({ light: text, dark: text }, ['dark']),
    phone: object(
      { number: { type: 'string', pattern: '^\\+?[\\d\\s./\\-]{5,24}$' }, hours: text },
      ['hours'],
    ),
    email: { type: 'string', pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' },
    address: text,
    rui: text,
    ivass: text,
  },
  ['tagline', 'logo', 'phone', 'email', 'address', 'rui', 'ivass'],
);

/**
 * Returns the broker from the settings file of the pages. Mails name the broker as the sender.
 * @throws {BadConfig}
 */
export function readBroker(env: Env): Broker {
  const path = settingOf(env, 'SETTINGS_FILE');
  if (path === undefined) return defaultBroker;
  const said = settingsIn(path).broker;
  if (said === undefined) return defaultBroker;
  if (isShaped(broker, said)) return said;
  const where = ['broker', shapeProblem(broker, said)?.path].filter(Boolean).join('.');
  throw new BadConfig(
    `SETTINGS_FILE takes a settings.json whose '${where}' is as docs/deploy.md has it.`,
  );
}

/**
 * Returns the URL of the privacy notice in the settings file of the pages. Ignores a value that is
 * not a web address, as the pages do.
 * @throws {BadConfig}
 */
export function readPrivacyUrl(env: Env): string | undefined {
  const path = settingOf(env, 'SETTINGS_FILE');
  const url = path && Object(settingsIn(path).documents).privacy;
  if (typeof url !== 'string' || !URL.canParse(url, 'https://pages')) return undefined;
  return /^https?:$/.test(new URL(url, 'https://pages').protocol) ? url : undefined;
}

function settingsIn(path: string): Readonly<Record<string, unknown>> {
  try {
    return Object(jsonIn(path));
  } catch {
    throw new BadConfig("SETTINGS_FILE takes the path of the pages' settings.json.");
  }
}
