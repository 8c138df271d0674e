import { verbs } from './verbs.mjs';

/** The longest subject that `git log --oneline` and code hosts show whole. */
const longest = 72;

/** One or more areas: folders, packages or files. No list restricts them. */
const form = /^(?<areas>[\w./@-]+(?:, [\w./@-]+)*): (?<rest>\S.*)$/u;

/**
 * Lists the faults of a commit's subject.
 * @returns an empty list for `area: verb …`, and for reverts, whose subject Git writes
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
