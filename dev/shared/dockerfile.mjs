import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Returns the Dockerfile's instructions, one per entry: `[['FROM', 'node:… AS build'], …]`. */
export const instructions = () =>
  readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(/ (.*)/s));

/**
 * Returns the image's run configuration: `env`, and the arguments of its command and health check,
 * each as a list.
 */
export function imageOf() {
  const of = (name) =>
    instructions()
      .filter(([one]) => one === name)
      .map(([, said]) => said);
  const listIn = (text) => JSON.parse(text.slice(text.indexOf('[')));
  const env = of('ENV').flatMap((said) => said.split(' ').map((one) => one.split('=')));
  return {
    env: Object.fromEntries(env),
    command: listIn(of('CMD')[0]),
    health: listIn(of('HEALTHCHECK')[0].replace(/^.*CMD /, '')),
  };
}
