import { run } from '../child.mjs';

/** How long whoever asks waits for an answer, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Asks the registry, by `pnpm audit`, for known vulnerabilities of what the lockfile has: `{ advisories }`, each
 * `{ id, name, vulnerable, severity, title, url }`, or `{ unanswered }` with what it said instead.
 * @param of.registry the address of another than pnpm is set up for. @defaultValue that one
 */
export async function askRegistry({ registry } = {}) {
  const args = ['audit', '--json', ...(registry ? ['--registry', registry] : [])];
  const { output } = await run('pnpm', args, { quiet: true, timeout: PATIENCE });
  const said = parsed(output);
  if (!said?.advisories) return { unanswered: statusIn(output) };
  return { advisories: Object.values(said.advisories).map(advisoryOf) };
}

/** @returns undefined where an answer is not one */
function parsed(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** Which answer came instead: addresses of registries differ, and are of no use to readers. */
function statusIn(output) {
  const status = /responded with\s+(\d{3})/.exec(output.replace(/[│\s]+/g, ' '))?.[1];
  return status ? `the registry answers ${status}` : 'the registry does not answer';
}

function advisoryOf(said) {
  return {
    id: said.github_advisory_id ?? String(said.id),
    name: said.module_name,
    vulnerable: said.vulnerable_versions,
    severity: said.severity,
    title: said.title,
    url: said.url,
  };
}
