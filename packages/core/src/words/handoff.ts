// Continuing on another device.

export const handoffTitle = 'Continua su un altro dispositivo';
export const handoffShared =
  "Per continuare il preventivo {title} apri questo link sull'altro dispositivo:";
export const handoffOnce =
  'Si apre una volta sola, entro 24 ore. Chi lo apre vede le tue risposte: non inoltrarlo.';
export const handoffSubject = 'Continua il preventivo {title}';
export const handoffGoOnHere = 'Continua quello di qui';
export const handoffBeginHere = 'Comincia da qui';
export const handoffAsk = 'Riprendiamo da dove eri?';
export const handoffMoves =
  'Le risposte passano su questo dispositivo. Il link si apre una volta sola.';
export const handoffKeep = 'Tieni quello di qui';
export const handoffNotNow = 'Non ora';
export const handoffResume = 'Riprendi qui';
export const handoffReplaces =
  "Qui c'è già un preventivo iniziato: se riprendi l'altro, prende il suo posto.";
export const handoffNoNetwork = 'Sembra che non ci sia connessione.';
export const handoffNotOpened = 'Non siamo riusciti ad aprire il link.';
export const handoffSoon = 'Riprova tra poco.';
export const handoffUsed = 'Il link è già stato usato o è scaduto';
export const handoffUsedHow =
  'Si apre una volta sola, entro 24 ore. Le tue risposte possono essere ancora sul dispositivo da cui lo hai mandato: da lì puoi preparare un altro link.';
export const handoffBrokenHow = 'Aprilo di nuovo dalla mail, oppure copialo per intero.';
export const handoffChanged = 'Le domande sono cambiate';
export const handoffChangedHow =
  'Da quando hai preparato il link il modulo è stato aggiornato: va compilato da capo.';
export const handoffReady = 'Il link è pronto.';
export const handoffReadyHow =
  'Il link è pronto. Mandalo a te: si apre una volta sola, entro 24 ore.';
export const handoffPrepareHow =
  'Prepariamo un link che apre il preventivo dove sei arrivato. Vale una volta sola, per 24 ore.';
export const handoffPrepare = 'Prepara il link';
export const handoffStay = 'Le risposte restano qui.';
export const handoffSealed =
  'Le risposte partono cifrate da qui e la chiave sta solo nel link: noi non possiamo leggerle.';
export const handoffCopied = 'Link copiato.';
export const handoffCopiedShort = 'Link copiato';
export const handoffWarn = 'Chi lo apre vede le tue risposte: non inoltrarlo.';
export const handoffMail = 'Scrivimelo per email';
export const handoffShare = 'Condividi';
export const handoffCopy = 'Copia il link';
export const handoffCopyHere = 'Copialo da qui';
export const handoffNotReady = 'Non siamo riusciti a preparare il link.';
