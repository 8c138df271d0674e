/** Two tokens that stand on each other, and how far apart they must be. */
export interface Pair {
  readonly on: string;
  readonly under: string;
  /** 4.5 for text, 3 for borders and rings. */
  readonly least: 4.5 | 3;
}

const text = (on: string, ...unders: readonly string[]): readonly Pair[] =>
  unders.map((under) => ({ on, under, least: 4.5 }));
const edge = (on: string, ...unders: readonly string[]): readonly Pair[] =>
  unders.map((under) => ({ on, under, least: 3 }));

/** Every pair of tokens the styles use. */
export const PAIRS: readonly Pair[] = [
  ...text('ink', 'surface', 'canvas', 'sunken', 'raised', 'field', 'tint'),
  ...text('muted', 'surface', 'canvas', 'sunken', 'raised', 'tint'),
  ...text('placeholder', 'field'),
  ...text('primary', 'surface', 'canvas', 'sunken', 'raised', 'tint'),
  ...text('on-primary', 'primary', 'primary-hover', 'primary-active'),
  ...text('on-accent', 'accent'),
  ...text('on-error', 'error'),
  ...text('error', 'surface', 'error-tint'),
  ...text('success', 'surface', 'success-tint'),
  ...text('warning', 'surface', 'warning-tint'),
  ...text('info', 'info-tint'),
  ...text('ink', 'error-tint', 'success-tint', 'warning-tint', 'info-tint'),
  ...text('disabled', 'disabled-bg'),
  ...edge('control', 'surface', 'canvas', 'field'),
  ...edge('focus', 'surface', 'canvas', 'focus-gap'),
];
