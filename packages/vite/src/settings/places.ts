import { distance } from 'fastest-levenshtein';

/** Where a value stands, `documents.precontract[0].url`; '' is the whole file. */
export type Place = string;

/** The place that a JSON pointer leads to. */
export const placeOf = (pointer: string): Place =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
}

/**
 * What was meant by a name that is none: one of its neighbours that is spelt nearly so, else a setting of this name
 * elsewhere. Undefined where nothing is near.
 */
export function nearest(
  name: string,
  place: Place,
  neighbours: readonly string[],
  schema: Node,
): Place | undefined {
  const near = spelt(name, neighbours);
  if (near) return place ? `${place}.${near}` : near;
  const elsewhere = placesIn(schema);
  return elsewhere.find((one) => lastOf(one).toLowerCase() === name.toLowerCase());
}

/** The name that is a slip away: two letters that changed places, or a third of them. */
function spelt(name: string, known: readonly string[]): string | undefined {
  const [first] = known
    .map((one) => ({ one, away: distance(one.toLowerCase(), name.toLowerCase()) }))
    .filter(({ one, away }) => away <= Math.max(2, one.length / 3))
    .sort((a, b) => a.away - b.away);
  return first?.one;
}

/** Every place of a schema but those in lists. */
function placesIn({ properties = {} }: Node, at: Place = ''): readonly Place[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const place = at ? `${at}.${name}` : name;
    return [place, ...placesIn(node, place)];
  });
}

const lastOf = (place: Place) => place.split('.').at(-1) ?? '';
