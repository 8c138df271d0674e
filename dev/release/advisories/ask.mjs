import { run } from '../../shared/child.mjs';

/** Timeout for the registry, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * Asks the registry, by `pnpm audit`, for known vulnerabilities of the packages in a lockfile.
 * Returns `{ advisories }`, a list of `{ id, name, vulnerable, severity, title, url }`. If the
 * registry does not answer, returns `{ unanswered }` with the reason.
 * @param of.registry the URL of the registry. @defaultValue the one that pnpm is set up for
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
 * Describes the status of the registry's response. Leaves out the rest of pnpm's message, which
 * contains the registry's URL and therefore differs by machine.
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
