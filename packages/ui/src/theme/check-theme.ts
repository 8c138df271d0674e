/** A foreground and a background token with their contrast. */
export interface Measured extends Pair {
  /** The contrast ratio, 1 to 21. */
  readonly ratio: number;
}

/** Measures the contrast of every pair of tokens. Reads the tokens on an element inside `.q`. */
export function measureTheme(element: Element): readonly Measured[] {
  const probe = document.createElement('span');
  element.append(probe);
  const painted = (token: string) => {
    probe.style.color = `var(--q-${token})`;
    return getComputedStyle(probe).color;
  };
  const measured = PAIRS.map((pair) => ({
    ...pair,
    ratio: contrast(painted(pair.on), painted(pair.under)),
  }));
  probe.remove();
  return measured;
}

/**
 * Logs and returns each pair of tokens with too little contrast. Reads the tokens on `element`. Use it in development
 * with custom colours.
 */
export function checkTheme(element: Element): readonly Measured[] {
  const failing = measureTheme(element).filter(({ ratio, least }) => ratio < least);
  for (const { on, under, ratio, least } of failing)
    console.warn(
      `@preventivo/ui: --q-${on} on --q-${under} has a contrast of ${ratio.toFixed(2)}, which people with low vision cannot read. Make it at least ${least}.`,
    );
  return failing;
}

/** A foreground and a background token with their required contrast. */
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

/** Every pair of tokens that the styles use. */
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

type Pixel = readonly [red: number, green: number, blue: number];

/**
 * Returns the WCAG contrast ratio of two CSS colours, 1 to 21. Accepts any colour that the browser supports, and
 * blends a transparent colour with white.
 */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(pixel(one)), luminance(pixel(other))].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

function pixel(color: string): Pixel {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) return [255, 255, 255];
  for (const paint of ['#fff', color]) {
    brush.fillStyle = paint;
    brush.fillRect(0, 0, 1, 1);
  }
  const [red = 255, green = 255, blue = 255] = brush.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function luminance([red, green, blue]: Pixel): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
