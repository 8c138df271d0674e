// Texts that several components share.

export const commonRetry = 'Riprova';
export const commonReload = 'Ricarica';
export const commonClose = 'Chiudi';
export const commonEdit = 'Modifica';
export const commonDone = 'Fatto';
export const commonUnderstood = 'Ho capito';
export const commonYes = 'Sì';
export const commonNo = 'No';
export const commonLoading = 'Caricamento in corso';
export const commonError = 'Errore: ';
export const commonNewTab = 'si apre in una nuova scheda';
export const commonEmail = 'Email';
export const commonPhone = 'Telefono';
export const commonAllMandatory =
  'Tutti i campi sono obbligatori, salvo quelli indicati come facoltativi';
export const commonNothingLost = 'I dati inseriti non sono andati persi.';
export const commonCancel = 'Annulla';
export const commonLinkBroken = 'Il link non è completo';
export const commonToday = 'Oggi';
