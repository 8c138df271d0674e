import { calc } from '@csstools/css-calc';
import { color, serializeRGB } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';
import { generate, parse, walk } from 'css-tree';

/** The themes, each with its selectors in tokens.css. The dark theme overrides values of the light theme. */
const selectors = { light: ['.q'], dark: ['.q', '.q[data-q-theme=dark]'] };
export const themes = Object.keys(selectors);

/**
 * Returns the tokens of a theme in the format of the Design Tokens Community Group (2025.10). `$extensions` contains
 * the name of each CSS property. Resolves values that the style sheet computes, such as the colour of a pressed button,
 * for the default theme.
 * @param css the text of tokens.css
 */
export function designTokens(css, theme) {
  const declared = declarations(css, selectors[theme]);
  const tokens = { $description: `Preventivo, ${theme} theme. Made from tokens.css.` };
  for (const [property, text] of declared) {
    if (property === shade) continue;
    const [group, name] = placeOf(property);
    const { $type, $value } = typedValue(property, resolved(text, declared));
    tokens[group] ??= { $type };
    tokens[group][name] = { $value, $extensions: { 'it.preventivo.css': property } };
  }
  return tokens;
}

/** The colour that is mixed into hovered buttons. It is not a token. */
const shade = '--q-shade';

/**
 * Returns the declarations of these selectors in order. Omits rules for preferences of the visitor, such as more
 * contrast. Includes rules in `@supports`, because current browsers apply them.
 */
function declarations(css, wanted) {
  const found = new Map();
  for (const selector of wanted)
    walk(parse(css), {
      visit: 'Declaration',
      enter({ property, value }) {
        const isMedia = this.atrule?.name === 'media';
        const prelude = this.rule && generate(this.rule.prelude).replaceAll('"', '');
        if (!isMedia && prelude === selector && property.startsWith('--'))
          found.set(property, value.value.trim().replace(/\s+/g, ' '));
      },
    });
  return found;
}

/** Replaces each `var()` in a value. The broker's properties are not set, so their fallback values apply. */
function resolved(text, declared) {
  const start = text.lastIndexOf('var(');
  if (start < 0) return text;
  const end = text.indexOf(')', start);
  const [, name, fallback] = /^var\((--[\w-]+)(?:, ?(.+))?$/.exec(text.slice(start, end));
  const value = declared.get(name) ?? fallback;
  return resolved(text.slice(0, start) + value + text.slice(end + 1), declared);
}

const groups = [
  [/^--q-shadow-(.+)/, 'shadow'],
  [/^--q-(radius|text)(?:-(.+))?$/, undefined],
  [/^--q-(height)$/, 'size'],
  [/^--q-(font)$/, 'font'],
  [/^--q-(quick|reveal|sheet)$/, 'duration'],
  [/^--q-(ease)$/, 'easing'],
  [/^--q-(.+)/, 'color'],
];

function placeOf(property) {
  for (const [pattern, group] of groups) {
    const [, name, size] = pattern.exec(property) ?? [];
    if (name) return group ? [group, name] : [name, size ?? 'm'];
  }
  throw new Error(`${property} belongs to no group of design tokens`);
}

function typedValue(property, text) {
  const [group] = placeOf(property);
  if (group === 'color') return { $type: 'color', $value: colorOf(text) };
  if (group === 'shadow') return { $type: 'shadow', $value: splitAtCommas(text).map(shadowOf) };
  if (group === 'font') return { $type: 'fontFamily', $value: splitAtCommas(text).map(unquoted) };
  if (group === 'duration') return { $type: 'duration', $value: measure(text) };
  if (group === 'easing')
    return { $type: 'cubicBezier', $value: text.match(/-?[\d.]+/g).map(Number) };
  return { $type: 'dimension', $value: measure(text) };
}

function colorOf(text) {
  const parsed = color(parseComponentValue(tokenize({ css: text })));
  if (!parsed) throw new Error(`${text} is no colour`);
  const [r, g, b, alpha = 1] = String(serializeRGB(parsed))
    .match(/[\d.]+/g)
    .map(Number);
  const hex = [r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
  const components = [r, g, b].map((part) => Math.round((part / 255) * 1e4) / 1e4);
  return { colorSpace: 'srgb', components, alpha, hex: `#${hex}` };
}

function shadowOf(text) {
  const [, lengths, colour] = /^((?:-?[\d.]+(?:px)? ?)+)(.+)$/.exec(text);
  const [offsetX, offsetY, blur = '0', spread = '0'] = lengths.trim().split(' ');
  const [x, y, radius, grown] = [offsetX, offsetY, blur, spread].map(measure);
  return { color: colorOf(colour), offsetX: x, offsetY: y, blur: radius, spread: grown };
}

/** Converts a length or a time to its value and unit. A rem is 16 px, which is the browsers' default. */
function measure(text) {
  const inPx = text.replace(/([\d.]+)rem/g, (_, rem) => `${Number(rem) * 16}px`);
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|ms|s)?$/.exec(calc(inPx)) ?? [];
  if (value === undefined) throw new Error(`${text} is no length and no time`);
  return { value: Number(value), unit };
}

const splitAtCommas = (text) => text.split(/,\s*(?![^()]*\))/);
const unquoted = (text) => text.replace(/^"|"$/g, '');
