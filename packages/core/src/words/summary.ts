// The summary of the answers.

export const summaryReview = 'Rivedi le tue risposte';
export const summaryTitle = 'Il tuo preventivo';
export const summaryRegion = 'Le tue risposte';
export const summaryOf = 'Risposte: ';
export const summaryMissing = 'Da completare: ';
export const summaryCovered = 'Risposta inserita';
export const summaryCount = '{n} risposte';
