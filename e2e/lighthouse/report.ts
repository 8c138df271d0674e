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

/** Of 100; 0 where a category was not measured. What is no load is scored as Lighthouse does: by what passed. */
export function scoreOf(result: Result, category: Category): number {
  if (result.gatherMode === 'navigation')
    return Math.round((result.categories[category]?.score ?? 0) * 100);
  const [passed, scored] = passedOf(result, category);
  return scored === 0 ? 0 : Math.floor((passed / scored) * 100);
}

/** How many audits passed, as in Lighthouse's own report, and of how many that say something. */
function passedOf({ audits, categories }: Result, category: Category): readonly [number, number] {
  const refs = (categories[category]?.auditRefs ?? []).filter(({ group }) => group !== 'hidden');
  const scores = refs.flatMap(({ id }) => {
    const { score, scoreDisplayMode = 'manual' } = audits[id] ?? {};
    const isScored = !['manual', 'notApplicable', 'informative'].includes(scoreDisplayMode);
    return isScored && typeof score === 'number' ? [score] : [];
  });
  return [scores.filter((score) => score >= 0.9).length, scores.length];
}

/** «100», or «19/19» of what is no load. */
function words(result: Result, category: Category): string {
  if (result.gatherMode === 'navigation') return String(scoreOf(result, category));
  return passedOf(result, category).join('/');
}

const cells = (of: readonly unknown[]) => `| ${of.join(' | ')} |`;

/** The scores of each page, its times, and what each point was lost for. */
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

Points lost:

${lost.length > 0 ? lost.join('\n') : '- none'}`;
}

function lostOf({ page, device, from }: Row): string[] {
  return all.flatMap((category) => {
    const { audits, categories } = from[category];
    const weighty = (categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
    return weighty.flatMap(({ id }) => {
      const audit = audits[id];
      if (!audit || audit.score === null || audit.score >= 0.9) return [];
      const value = audit.displayValue ? `, ${audit.displayValue}` : '';
      return [`${page}, ${device}: ${audit.title} (${Math.round(audit.score * 100)}${value})`];
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
