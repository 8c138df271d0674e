// Continuing on another device.

export const elsewhereTitle = 'Continua su un altro dispositivo';
export const elsewhereShared =
  "Per continuare il preventivo {title} apri questo link sull'altro dispositivo:";
export const elsewhereOnce =
  'Si apre una volta sola, entro 24 ore. Chi lo apre vede le tue risposte: non inoltrarlo.';
export const elsewhereSubject = 'Continua il preventivo {title}';
export const elsewhereGoOnHere = 'Continua quello di qui';
export const elsewhereBeginHere = 'Comincia da qui';
export const elsewhereAsk = 'Riprendiamo da dove eri?';
export const elsewhereMoves =
  'Le risposte passano su questo dispositivo. Il link si apre una volta sola.';
export const elsewhereKeep = 'Tieni quello di qui';
export const elsewhereNotNow = 'Non ora';
export const elsewhereResume = 'Riprendi qui';
export const elsewhereReplaces =
  "Qui c'è già un preventivo iniziato: se riprendi l'altro, prende il suo posto.";
export const elsewhereNoNetwork = 'Sembra che non ci sia connessione.';
export const elsewhereNotOpened = 'Non siamo riusciti ad aprire il link.';
export const elsewhereSoon = 'Riprova tra poco.';
export const elsewhereUsed = 'Il link è già stato usato o è scaduto';
export const elsewhereUsedHow =
  'Si apre una volta sola, entro 24 ore. Le tue risposte possono essere ancora sul dispositivo da cui lo hai mandato: da lì puoi preparare un altro link.';
export const elsewhereBrokenHow = 'Aprilo di nuovo dalla mail, oppure copialo per intero.';
export const elsewhereChanged = 'Le domande sono cambiate';
export const elsewhereChangedHow =
  'Da quando hai preparato il link il modulo è stato aggiornato: va compilato da capo.';
export const elsewhereReady = 'Il link è pronto.';
export const elsewhereReadyHow =
  'Il link è pronto. Mandalo a te: si apre una volta sola, entro 24 ore.';
export const elsewherePrepareHow =
  'Prepariamo un link che apre il preventivo dove sei arrivato. Vale una volta sola, per 24 ore.';
export const elsewherePrepare = 'Prepara il link';
export const elsewhereStay = 'Le risposte restano qui.';
export const elsewhereSealed =
  'Le risposte partono cifrate da qui e la chiave sta solo nel link: noi non possiamo leggerle.';
export const elsewhereCopied = 'Link copiato.';
export const elsewhereCopiedShort = 'Link copiato';
export const elsewhereWarn = 'Chi lo apre vede le tue risposte: non inoltrarlo.';
export const elsewhereMail = 'Scrivimelo per email';
export const elsewhereShare = 'Condividi';
export const elsewhereCopy = 'Copia il link';
export const elsewhereCopyHere = 'Copialo da qui';
export const elsewhereNotReady = 'Non siamo riusciti a preparare il link.';
