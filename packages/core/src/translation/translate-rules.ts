import { fill } from '../errors/fill.ts';
import type { Table } from '../table/table.ts';
import { type TextAt, withTexts } from './with-texts.ts';

/**
 * Translates the results of rules. Finds the sentence in the table's `sentences` whose pattern a result matches, and
 * fills its translation with the same values.
 */
export function translateRules({ sentences = {} }: Table, at: TextAt, place: string) {
  const patterns = Object.entries(sentences).map(([key, text]) => ({
    pattern: patternOf(text),
    instead: at(`${place}sentences.${key}`, text),
  }));
  function said(text: string): string {
    for (const { pattern, instead } of patterns) {
      const found = pattern.exec(text);
      // The value of a placeholder may itself be a sentence of the table, so translate it too.
      if (found) return fill(instead, mapValues(found.groups ?? {}, said));
    }
    return text;
  }
  return <R extends Rule>(rule: R): R => {
    const other: Rule = (...told) => {
      const result = rule(...told);
      if (typeof result === 'string') return said(result);
      const isObject = typeof result === 'object' && result !== null;
      return isObject ? withTexts(result, (_, text) => said(text), '') : result;
    };
    return other as R;
  };
}
// biome-ignore lint/suspicious/noExplicitAny: passes on the rule's arguments, whatever their types
type Rule = (...told: any[]) => unknown;

/** Returns a pattern that matches the filled sentence: 'tra {from} e {to}' matches 'tra 3 e 9'. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{(\w+)\}/);
  const source = parts.map((part, index) => (index % 2 ? `(?<${part}>.*)` : escaped(part)));
  return new RegExp(`^${source.join('')}$`, 's');
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const mapValues = (values: Readonly<Record<string, string>>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
