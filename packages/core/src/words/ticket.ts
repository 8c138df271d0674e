// The visitor's ticket: the answers so far.

export const ticketTitle = 'Il tuo preventivo';
export const ticketRegion = 'Le tue risposte';
export const ticketReview = 'Rivedi le tue risposte ({n})';
export const ticketUnfold = 'Rivedi';
export const ticketOf = 'Risposte: ';
export const ticketMissing = 'Da completare: ';
export const ticketCovered = 'Risposta inserita';
export const ticketOne = '1 risposta';
export const ticketCount = '{n} risposte';
