import semver from 'semver';

/**
 * What speaks against the packages of a lockfile, a sentence each.
 * @param packages as the lockfile names them: `react@19.3.1`
 * @param of.accepted what is lived with: `{ id, package, reason, until }`, the day as `2027-01-31`, which counts
 * @param of.today the day, in the same form
 */
export function vulnerabilities(packages, { advisories, accepted, today }) {
  const said = advisories.flatMap((advisory) =>
    versionsOf(advisory.name, packages)
      .filter((version) => isIn(version, advisory.vulnerable))
      .map((version) => ({ ...advisory, whole: `${advisory.name}@${version}` })),
  );
  return said.flatMap((one) => {
    const acceptance = accepted.find(({ id, package: name }) => id === one.id && name === one.name);
    if (acceptance && acceptance.until >= today) return [];
    const sentence = `${one.whole} is vulnerable (${one.severity}, ${one.id}): ${one.title}`;
    return [acceptance ? `${sentence}; it was accepted until ${acceptance.until}` : sentence];
  });
}

/** What is wrong with the list of what is accepted: each says what, why and until when. */
export function incomplete(accepted) {
  const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');
  return accepted
    .filter(({ id, package: name, reason, until }) => !id || !name || !reason || !isDay(until))
    .map(
      (one) => `security/accepted.json: ${JSON.stringify(one)} lacks id, package, reason or until`,
    );
}

/** A range that nobody can read holds every version. */
const isIn = (version, range) =>
  semver.validRange(range) === null ||
  semver.satisfies(version, range, { includePrerelease: true });

function versionsOf(name, packages) {
  return packages
    .filter((one) => one.startsWith(`${name}@`))
    .map((one) => one.slice(name.length + 1));
}
