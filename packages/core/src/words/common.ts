// Said in several places.

export const retry = 'Riprova';
export const close = 'Chiudi';
export const edit = 'Modifica';
export const understood = 'Ho capito';
export const yes = 'Sì';
export const no = 'No';
export const loading = 'Caricamento in corso';
export const errorPrefix = 'Errore: ';
export const newTab = 'si apre in una nuova scheda';
export const emailName = 'Email';
export const phoneName = 'Telefono';
export const allMandatory =
  'Tutti i campi sono obbligatori, salvo quelli indicati come facoltativi';
export const nothingLost = 'I dati inseriti non sono andati persi.';
export const cancel = 'Annulla';
export const linkBroken = 'Il link non è completo';
export const todayName = 'Oggi';
