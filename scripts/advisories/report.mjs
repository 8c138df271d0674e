import { vulnerabilities } from './judge.mjs';
import { ageOf, OLDEST } from './kept.mjs';

/**
 * What is said of known vulnerabilities, and whether it is good enough: `lines` for people, `faults` a sentence each,
 * `known` whether anybody was ever asked.
 * @param of.answer of the registry: `{ advisories }` or `{ unanswered }`
 * @param of.kept the answer of another day, for where there is none
 * @param of.releasing whether that is to be no older than two weeks, and of these packages
 */
export function report({ answer, kept, installed, accepted, now, releasing = false }) {
  const { packages, lockfile } = installed;
  const judge = (advisories) =>
    vulnerabilities(packages, { advisories, accepted, today: now.toISOString().slice(0, 10) });
  if (answer.advisories) {
    const lines = [`The registry was asked about ${packages.length} packages, now.`];
    return { known: true, lines, faults: judge(answer.advisories) };
  }
  const age = ageOf(kept, now);
  if (age === undefined) {
    const line = `Not known: ${answer.unanswered}, and security/advisories.json was never fetched.`;
    const faults = releasing ? ['No release without advisories: node scripts/advisories.mjs'] : [];
    return { known: false, lines: [line], faults };
  }
  const others = kept.lockfile !== lockfile;
  const tooOld = age > OLDEST;
  const line = `Since ${answer.unanswered}: by security/advisories.json, ${age} days old`;
  const why = [
    ...(tooOld ? [`are older than ${OLDEST} days`] : []),
    ...(others ? ['are of another lockfile'] : []),
  ].join(' and ');
  return {
    known: true,
    lines: [others ? `${line}, of another lockfile.` : `${line}.`],
    faults: [
      ...judge(kept.advisories),
      ...(releasing && why
        ? [`No release: the advisories ${why}: node scripts/advisories.mjs`]
        : []),
    ],
  };
}
