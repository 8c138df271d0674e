import semver from 'semver';

/**
 * Returns a sentence for each unaccepted vulnerability in a lockfile's packages.
 * @param packages the packages in the form of the lockfile: `react@19.3.1`
 * @param of.accepted the accepted vulnerabilities: `{ id, package, reason, until }`. The acceptance is valid through
 * the day `until`, such as `2027-01-31`.
 * @param of.today today's date, in the same form
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

/**
 * Returns a sentence for each incomplete entry in the list of accepted vulnerabilities. An entry needs an id, a
 * package, a reason and a last day.
 */
export function incomplete(accepted) {
  const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');
  return accepted
    .filter(({ id, package: name, reason, until }) => !id || !name || !reason || !isDay(until))
    .map(
      (one) => `security/accepted.json: ${JSON.stringify(one)} lacks id, package, reason or until`,
    );
}

/** Whether a version is in a range. A range that cannot be parsed contains every version. */
const isIn = (version, range) =>
  semver.validRange(range) === null ||
  semver.satisfies(version, range, { includePrerelease: true });

function versionsOf(name, packages) {
  return packages
    .filter((one) => one.startsWith(`${name}@`))
    .map((one) => one.slice(name.length + 1));
}
