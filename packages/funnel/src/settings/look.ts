/** The theme settings. Each maps to a CSS property that accepts the same values. */
export const look = {
  primary: 'color',
  onPrimary: 'color',
  // Colours for dark mode, in which the light mode's colours are too dark.
  primaryDark: 'color',
  onPrimaryDark: 'color',
  accent: 'color',
  onAccent: 'color',
  canvas: 'color',
  font: 'font-family',
  // A radius is exactly one length. Only the property `outline-offset` accepts exactly that.
  radius: 'outline-offset',
} as const;

/** Returns the custom property of a theme setting: `--q-broker-on-primary-dark`. */
export const lookProperty = (key: string): string =>
  `--q-broker-${key.replace(/[A-Z]/g, '-$&').toLowerCase()}`;
