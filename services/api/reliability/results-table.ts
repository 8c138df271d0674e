import type { Figures } from './figures.ts';
import type { Promised } from './promises.ts';

/** The table of docs/reliability.md. A promise of which no figure came says so. */
export function resultsTable(promises: readonly Promised[], figures: readonly Figures[]): string {
  const rows = promises.map(({ key, promise, test }) => {
    const said = figures.filter((one) => one.promise === key).map((one) => one.said);
    const measured = said.length > 0 ? said.join('<br>') : '**not shown by the last run**';
    return `| ${promise} | [\`${test}\`](../services/api/reliability/${test}) | ${measured} |`;
  });
  return ['| promise | test | last figure |', '| --- | --- | --- |', ...rows].join('\n');
}
