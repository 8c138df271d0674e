/**
 * Colours of the pages (`tokens.css`). They are literals, because mail programs do not support
 * custom properties.
 */
export const light = {
  canvas: '#eef3f2',
  surface: '#fff',
  ink: '#10211f',
  muted: '#4a5d5a',
  control: '#6c7f7c',
  line: '#d3dddb',
  primary: '#0b5a5e',
  'on-primary': '#fff',
  error: '#b3251e',
} as const;

/** Colours of the stamp, in both modes. */
export const stamp = { accent: '#f6b73c', 'on-accent': '#10211f' } as const;

export const dark: Readonly<Record<keyof typeof light, string>> = {
  canvas: '#0c1514',
  surface: '#142120',
  ink: '#eaf2f0',
  muted: '#a9bcb8',
  control: '#7f9692',
  line: '#2c403d',
  primary: '#6fd0c8',
  'on-primary': '#06211f',
  error: '#ff9b90',
};
