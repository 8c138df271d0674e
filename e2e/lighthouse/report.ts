import type { Result } from 'lighthouse';

/** A page on a device, as it is scored. */
export interface Row {
  readonly page: string;
  readonly device: string;
  /** What gives each category its score. */
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

/** Lighthouse's score, of 100: of the audits that have a weight. 0 where a category was not measured. */
export const scoreOf = ({ categories }: Result, category: Category): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

/** The audits that say something, with a weight or without one. */
function saying({ audits, categories }: Result, category: Category) {
  const refs = (categories[category]?.auditRefs ?? []).filter(({ group }) => group !== 'hidden');
  return refs.flatMap(({ id }) => {
    const { title = id, score, displayValue, scoreDisplayMode = 'manual' } = audits[id] ?? {};
    const isScored = !['manual', 'notApplicable', 'informative'].includes(scoreDisplayMode);
    return isScored && typeof score === 'number' ? [{ title, score, displayValue }] : [];
  });
}
const hasPassed = ({ score }: { readonly score: number }) => score >= 0.9;

/** «100»; of what is no load «99, 21/22»: Lighthouse shows how many audits passed, in place of its score. */
function words(result: Result, category: Category): string {
  const score = String(scoreOf(result, category));
  if (result.gatherMode === 'navigation') return score;
  const audits = saying(result, category);
  return `${score}, ${audits.filter(hasPassed).length}/${audits.length}`;
}

const cells = (of: readonly unknown[]) => `| ${of.join(' | ')} |`;

/** The scores of each page, its times, and the audits that did not pass, with a weight or without. */
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

/** What is below a score, as words. */
export const below = (rows: readonly Row[], least: number): string[] =>
  rows.flatMap(({ page, device, from }) =>
    all
      .filter((category) => scoreOf(from[category], category) < least)
      .map(
        (category) =>
          `${page}, ${device}: ${categories[category]} ${scoreOf(from[category], category)}`,
      ),
  );
