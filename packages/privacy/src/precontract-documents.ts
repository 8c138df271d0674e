import type { NamedDocument } from '@preventivo/core';

/** A document somebody is given before a contract. */
export interface PrecontractDocument extends NamedDocument {
  readonly url: string;
}

const pdf = 'PDF';

/**
 * The documents handed over until July 2025: Allegato 3, 4 and 4-ter (italian-rules.md 6).
 * @param urls where the broker keeps its own copies
 */
export function allegati(urls: {
  readonly allegato3: string;
  readonly allegato4: string;
  readonly allegato4ter: string;
}): readonly PrecontractDocument[] {
  return [
    { title: 'Allegato 3', url: urls.allegato3, format: pdf },
    { title: 'Allegato 4', url: urls.allegato4, format: pdf },
    { title: 'Allegato 4-ter', url: urls.allegato4ter, format: pdf },
  ];
}

/**
 * The one form that took their place, and the page on complaints and the Arbitro Assicurativo
 * that has to go with it since January 2026 (italian-rules.md 6).
 */
export function mup(urls: {
  readonly mup: string;
  readonly reclami: string;
}): readonly PrecontractDocument[] {
  return [
    { title: 'Modello Unico Precontrattuale (MUP)', url: urls.mup, format: pdf },
    { title: 'Reclami e Arbitro Assicurativo', url: urls.reclami },
  ];
}
