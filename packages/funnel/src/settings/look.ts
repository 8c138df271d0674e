/** The theme settings, each with the CSS property that accepts the same values. */
export const look = {
  primary: 'color',
  onPrimary: 'color',
  // For dark mode, in which the colours above are too dark.
  primaryDark: 'color',
  onPrimaryDark: 'color',
  accent: 'color',
  onAccent: 'color',
  canvas: 'color',
  font: 'font-family',
  // `outline-offset` is the only CSS property whose value is exactly one length.
  radius: 'outline-offset',
} as const;

/** Returns the custom property of a theme setting: `--q-broker-on-primary-dark`. */
export const lookProperty = (key: string): string =>
  `--q-broker-${key.replace(/[A-Z]/g, '-$&').toLowerCase()}`;
