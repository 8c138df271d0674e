/** Returns the top menu. Each entry links to the first page of a section. */
export function menu({ guides, packages, lines, contract, rules, decisions, operate }) {
  const begins = (text, [first], activeMatch) => ({ text, link: `/${first.at}`, activeMatch });
  return [
    begins('Guides', guides),
    begins('Packages', packages, '^/(packages|api)/'),
    begins('Lines', lines, '^/lines/'),
    begins('Contract', contract),
    begins('Rules', rules, '^/rules/'),
    begins('Operate', operate),
    begins('Decisions', decisions, '^/decisions/'),
  ].map(({ link, ...entry }) => ({ ...entry, link: withoutIndex(link) }));
}

/** Returns the sidebars. Each section with many pages has its own sidebar. The other sections share one. */
export function sidebars(parts) {
  const group = (text, pages) => ({ text, items: pages.map(entry) });
  const ofPackages = [
    group('Packages', parts.packages),
    group('Lines as packages', parts.linePackages),
  ];
  return {
    '/packages/': ofPackages,
    '/api/': ofPackages,
    '/lines/': [group('Lines', parts.lines)],
    '/rules/': [group('Rules', parts.rules)],
    '/decisions/': [group('Decisions', parts.decisions)],
    '/': [
      group('Start', parts.start.slice(1)),
      group('Guides', parts.guides),
      group('Contract', parts.contract),
      group('Operate', parts.operate),
      group('Measured and proved', parts.proofs),
    ].filter(({ items }) => items.length > 0),
  };
}

const withoutIndex = (link) => link.replace(/\/index$/, '/');

/**
 * Adds `.html` to the path of a style sheet's page: VitePress takes a link that ends with `.css` for a link to a static
 * file.
 */
const linkTo = (at) => (/\.\w+$/.test(at) ? `/${at}.html` : withoutIndex(`/${at}`));

function entry({ title, at, sub, entry: subpath }) {
  return {
    text: subpath === '.' ? 'Main entry point' : (subpath ?? title),
    link: linkTo(at),
    ...(sub && { collapsed: true, items: sub.map(entry) }),
  };
}
