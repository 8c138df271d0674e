import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Returns the Dockerfile's instructions as pairs of name and arguments: `[['FROM', 'node:… AS build'], …]`. */
export const instructions = () =>
  readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(/ (.*)/s));

/**
 * Returns the configuration with which the image runs: `env`, and the command and the health check as lists of
 * arguments.
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
