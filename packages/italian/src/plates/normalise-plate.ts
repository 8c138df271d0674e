/** A plate as it is checked and sent: upper case, without spaces and hyphens. */
export function normalisePlate(text: string): string {
  return text.replace(/[\s‐‑–\-\p{Cf}]/gu, '').toUpperCase();
}
