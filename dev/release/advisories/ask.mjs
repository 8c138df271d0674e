import { run } from '../../shared/child.mjs';

/** How long to wait for the registry, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * Requests the known vulnerabilities of a lockfile's packages from the registry, by `pnpm audit`. Returns `{ advisories
 * }`, a list of `{ id, name, vulnerable, severity, title, url }`. If the registry does not respond, returns `{
 * unanswered }` with the reason.
 * @param of.registry the URL of the registry. @defaultValue pnpm's configured registry
 * @param of.folder the folder with the lockfile
 */
export async function askRegistry({ registry, folder }) {
  const args = ['audit', '--json', ...(registry ? ['--registry', registry] : [])];
  const { output } = await run('pnpm', args, {
    cwd: folder,
    quiet: true,
    timeout: TIMEOUT,
  });
  const said = parsed(output);
  if (!said?.advisories) return { unanswered: statusIn(output) };
  return { advisories: Object.values(said.advisories).map(advisoryOf) };
}

/** Parses the output of `pnpm audit`. Returns undefined if the output is no JSON. */
function parsed(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/**
 * Returns a sentence about the status of the registry's response. Omits the rest of pnpm's message: it contains the URL
 * of the registry and differs by machine.
 */
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
