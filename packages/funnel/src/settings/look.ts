/** The settings of the look, each with the CSS property that validates it. */
export const look = {
  primary: 'color',
  onPrimary: 'color',
  // For dark pages, where the colours above are too dark.
  primaryDark: 'color',
  onPrimaryDark: 'color',
  accent: 'color',
  onAccent: 'color',
  canvas: 'color',
  font: 'font-family',
  // The only CSS property whose value is exactly one length.
  radius: 'outline-offset',
} as const;

/** Returns the custom property of a setting of the look: `--q-broker-on-primary-dark`. */
export const lookProperty = (key: string): string =>
  `--q-broker-${key.replace(/[A-Z]/g, '-$&').toLowerCase()}`;
