// Data on the device, and its removal.

export const deviceErase = 'Cancella i miei dati da questo dispositivo';
export const deviceAsk = 'Vuoi cancellare i tuoi dati da questo dispositivo?';
export const deviceGoes =
  'Cancelliamo tutto quello che hai scritto in queste pagine e non hai ancora inviato, la lingua scelta e il tuo accesso.';
export const deviceStays =
  'Le richieste già inviate e il tuo account restano dove sono: non stanno su questo dispositivo.';
export const deviceEraseNow = 'Cancella tutto';
export const deviceErased =
  'Fatto: su questo dispositivo non è rimasto nulla di quello che hai scritto.';
export const deviceRefused =
  'Il browser non ha cancellato tutto. Cancella i dati di questo sito dalle impostazioni del browser.';
