/** A rule as it stands in the table, without what every rule begins with: `v.animali === true`. */
export function ruleWords(rule) {
  if (!rule) return '';
  const source = String(rule).replace(/\s+/g, ' ').trim();
  const [, body = source] = /^(?:\([^)]*\)|\w+) => (.+)$/.exec(source) ?? [];
  return code(body);
}

/** What limits come to: `1 … 1000`, `today + 1 day … today + 1 month`; the rule itself where it is more than that. */
export function limitWords(rule) {
  if (!rule) return '';
  try {
    // Every answer is its own name, so that a day told from another names it. Where an answer decides
    // more than that, the rule itself is shown.
    const looked = new Set();
    const names = new Proxy({}, { get: (_, key) => looked.add(key) && String(key) });
    const { from, to, clamp } = rule(names, 'today');
    const words = [from, to].map(boundWords);
    const decides = [...looked].some((key) => ![from?.day, to?.day].includes(key));
    if (words.every(Boolean) && !decides) return `${words.join(' … ')}${clamp ? ', clamped' : ''}`;
  } catch {}
  return ruleWords(rule);
}

/** '' for what cannot be said. */
function boundWords(bound) {
  if (bound === undefined) return 'any';
  if (Number.isFinite(bound)) return String(bound);
  if (typeof bound !== 'object' || bound === null) return '';
  const { day = 'today', ...shifts } = bound;
  if (typeof day !== 'string' || !/^\w+$/.test(day)) return '';
  const parts = Object.entries(shifts).filter(([, by]) => by !== 0);
  if (parts.some(([, by]) => !Number.isInteger(by))) return '';
  return [day, ...parts.map(shiftWords)].join(' ');
}

function shiftWords([unit, by]) {
  const count = Math.abs(by);
  return `${by < 0 ? '−' : '+'} ${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

/** Code in a table cell. */
export const code = (text) => `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``;
