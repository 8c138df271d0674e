/** What a broker may say of the look, each with the CSS property whose values it takes. */
export const look = {
  primary: 'color',
  onPrimary: 'color',
  accent: 'color',
  onAccent: 'color',
  canvas: 'color',
  font: 'font-family',
  // Of all properties this one takes exactly one length.
  radius: 'outline-offset',
} as const;

export type LookProperty = keyof typeof look;
