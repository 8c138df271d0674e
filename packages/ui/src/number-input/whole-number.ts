/** Reads a whole number, thousands points and spaces allowed; null when it is none. */
export function readWhole(text: string): number | null {
  const bare = text.replace(/\s/g, '');
  if (!/^(?:\d+|\d{1,3}(?:\.\d{3})+)$/.test(bare)) return null;
  return Number(bare.replaceAll('.', ''));
}

export const writeWhole = (value: number | null) => (value === null ? '' : String(value));
