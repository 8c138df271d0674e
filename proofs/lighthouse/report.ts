import type { Result } from 'lighthouse';

export interface Row {
  readonly page: string;
  readonly device: string;
  /** For each category, the result that contains its score. */
  readonly from: Readonly<Record<Category, Result>>;
}

const categories = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
} as const;
export type Category = keyof typeof categories;
const all = Object.keys(categories) as Category[];

const times = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'Speed Index',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'interaction-to-next-paint': 'INP',
} as const;

/** Returns the score of a category, from 0 to 100. Returns 0 if the category was not measured. */
export const scoreOf = ({ categories }: Result, category: Category): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

/** Returns the visible audits with a score, also those that do not count for the category. */
function saying({ audits, categories }: Result, category: Category) {
  const refs = (categories[category]?.auditRefs ?? []).filter(({ group }) => group !== 'hidden');
  return refs.flatMap(({ id }) => {
    const { title = id, score, displayValue, scoreDisplayMode = 'manual' } = audits[id] ?? {};
    const isScored = !['manual', 'notApplicable', 'informative'].includes(scoreDisplayMode);
    return isScored && typeof score === 'number' ? [{ title, score, displayValue }] : [];
  });
}
const hasPassed = ({ score }: { readonly score: number }) => score >= 0.9;

/**
 * Formats a score: «100». If the result is not of a page load, Lighthouse also shows the number of passed audits, so
 * this is added: «99, 21/22».
 */
function words(result: Result, category: Category): string {
  const score = String(scoreOf(result, category));
  if (result.gatherMode === 'navigation') return score;
  const audits = saying(result, category);
  return `${score}, ${audits.filter(hasPassed).length}/${audits.length}`;
}

const cells = (of: readonly unknown[]) => `| ${of.join(' | ')} |`;

/** Returns the scores of each page, its timings, and its failed audits, also those that do not count for a score. */
export function report(rows: readonly Row[]): string {
  const scores = rows.map(({ page, device, from }) =>
    cells([page, device, ...all.map((category) => words(from[category], category))]),
  );
  const measured = rows.map(({ page, device, from: { performance } }) => {
    const shown = Object.keys(times).map((id) => performance.audits[id]?.displayValue ?? '–');
    return cells([page, device, ...shown]);
  });
  const lost = rows.flatMap((row) => lostOf(row).map((words) => `- ${words}`));
  return `${cells(['page', 'device', ...Object.values(categories)])}
| --- | --- | --: | --: | --: | --: |
${scores.join('\n')}

${cells(['page', 'device', ...Object.values(times)])}
| --- | --- | --: | --: | --: | --: | --: | --: |
${measured.join('\n')}

Audits that did not pass:

${lost.length > 0 ? lost.join('\n') : '- none'}`;
}

function lostOf({ page, device, from }: Row): string[] {
  return all.flatMap((category) => {
    const failed = saying(from[category], category).filter((audit) => !hasPassed(audit));
    return failed.map(({ title, score, displayValue }) => {
      const value = displayValue ? `, ${displayValue}` : '';
      return `${page}, ${device}: ${title} (${Math.round(score * 100)}${value})`;
    });
  });
}

export const below = (rows: readonly Row[], least: number): string[] =>
  rows.flatMap(({ page, device, from }) =>
    all
      .filter((category) => scoreOf(from[category], category) < least)
      .map(
        (category) =>
          `${page}, ${device}: ${categories[category]} ${scoreOf(from[category], category)}`,
      ),
  );
