import { verbs } from './verbs.mjs';

/** The maximum length of a subject. `git log --oneline` and code hosts cut longer ones. */
const longest = 72;

/** Matches one or more areas, a colon and a text. An area is any folder, package or file. */
const form = /^(?<areas>[\w./@-]+(?:, [\w./@-]+)*): (?<rest>\S.*)$/u;

/**
 * Lists the faults of a commit's subject. A subject must have the form `area: verb …`.
 * @returns an empty list for a correct subject, and for a revert, whose subject Git writes
 */
export function faultsOfSubject(subject) {
  if (/^Revert "/.test(subject)) return [];
  const { rest } = form.exec(subject)?.groups ?? {};
  const verb = rest?.split(/[\s,:]/)[0];
  return [
    rest === undefined && 'it has no area: write `area: verb …`, such as `address: ignore blur …`',
    verb !== undefined &&
      !verbs.has(verb) &&
      `"${verb}" is no verb in the imperative: open with one, in lower case, or add it to dev/check/english/verbs.mjs`,
    [...subject].length > longest &&
      `it has ${[...subject].length} characters: at most ${longest}, the body has room for the rest`,
    subject.endsWith('.') && 'it ends with a full stop: leave it out',
  ].filter(Boolean);
}
