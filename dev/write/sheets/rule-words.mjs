/** Returns the source of a rule without its parameters: `v.animali === true`. */
export function ruleWords(rule) {
  if (!rule) return '';
  const source = String(rule).replace(/\s+/g, ' ').trim();
  const [, body = source] = /^(?:\([^)]*\)|\w+) => (.+)$/.exec(source) ?? [];
  return code(body);
}

/**
 * Formats the limits that a rule returns: `1 … 1000`, `today + 1 day … today + 1 month`. For a more complex rule,
 * returns the rule's source.
 */
export function limitWords(rule) {
  if (!rule) return '';
  try {
    // The proxy returns each answer's key as the answer's value. A limit that is an answer then shows the key. If the
    // rule uses an answer in another way, this function returns the rule's source instead.
    const looked = new Set();
    const names = new Proxy({}, { get: (_, key) => looked.add(key) && String(key) });
    const { from, to, clamp } = rule(names, 'today');
    const words = [from, to].map(boundWords);
    const decides = [...looked].some((key) => ![from?.day, to?.day].includes(key));
    if (words.every(Boolean) && !decides) return `${words.join(' … ')}${clamp ? ', clamped' : ''}`;
  } catch {}
  return ruleWords(rule);
}

/** Formats a bound of the limits. Returns '' if the bound has no short form. */
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

export const code = (text) => `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``;
