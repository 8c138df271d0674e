import { BadConfig } from './config.ts';

/** Oldest Node that runs the server and its commands: major and minor version. */
const oldest = [24, 15] as const;

/**
 * Checks the version of Node. `engines` of the package accepts older versions, because only the
 * server and its commands need this version.
 * @throws {BadConfig} with one sentence for an older version
 */
export function requireNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    throw new BadConfig(
      `The server of @preventivo/api needs Node ${oldest.join('.')} or newer; this is ${version}.`,
    );
}
