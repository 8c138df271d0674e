/** Whether a text has the form of a Belfiore code: a municipality's (F205) or a state's (Z102). */
export function isPlaceCode(text: string): boolean {
  return /^(?:[A-M]\d{3}|Z[1-9]\d\d)$/.test(text);
}
