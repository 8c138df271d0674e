// Effects of an answer on other questions.

export const changedGone = 'Alcune risposte non servono più e sono state tolte.';
export const changedNow = 'Ora si chiede: {labels}.';
export const changedEmptied = 'La risposta di prima non vale più: indicala di nuovo.';
