/** What checks answers. It brings yup and luxon, so it is loaded when somebody begins to answer. */
export type Rules = typeof import('@preventivo/core/check');

let loaded: Rules | undefined;

/** The rules, once they are here. */
export async function loadRules(): Promise<Rules> {
  loaded ??= await import('@preventivo/core/check');
  return loaded;
}
