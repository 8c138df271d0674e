// Login, registration and passwords.

export const accountSignIn = 'Accedi';
export const accountRegister = 'Registrati';
export const accountOut = 'Esci';
export const accountOutAll = 'Esci ovunque';
export const accountOutAllHow = ' da tutti i dispositivi';
export const accountOutDone = "Hai chiuso l'accesso su tutti i dispositivi.";
export const accountOwn = 'Il tuo account';
export const accountOutAllWhy =
  "Chiude l'accesso anche sui dispositivi dove hai dimenticato di uscire.";
export const accountDownload = 'Scarica i miei dati';
export const accountDownloadWhat =
  'Un file con tutto quello che conserviamo di te: profilo, persone e aziende salvate, accessi, richieste inviate da questo account.';
export const accountDownloaded = 'Fatto: trovi il file tra i download.';
export const accountDownloadFile = 'i-miei-dati-{day}.json';
export const accountErase = 'Elimina il mio account';
export const accountEraseAsk = 'Vuoi eliminare il tuo account?';
export const accountEraseFinal = 'È una scelta definitiva: nessuno potrà recuperarlo.';
export const accountEraseGoes = 'Che cosa eliminiamo';
export const accountEraseGoesProfile = 'Il profilo e la password';
export const accountEraseGoesSaved = 'Le persone e le aziende che hai salvato';
export const accountEraseGoesSent = 'Le richieste di preventivo inviate da questo account';
export const accountEraseGoesSessions = 'Gli accessi, su tutti i dispositivi';
export const accountEraseStays = 'Che cosa resta';
export const accountEraseStaysReceipt =
  'La ricevuta dei consensi, senza il tuo nome: prova che cosa hai accettato';
export const accountEraseStaysSent =
  'Le email già arrivate al consulente o nella tua casella, e le richieste inviate senza accedere: per queste rivolgiti al consulente';
export const accountEraseStaysHere =
  'Quello che hai scritto su questo dispositivo: lo cancelli dal fondo della pagina';
export const accountErasing = 'Stiamo eliminando il tuo account';
export const accountErased = 'Il tuo account è stato eliminato.';
export const accountWrongPassword =
  "La password non è giusta e l'account è ancora qui. Se l'hai dimenticata, esci e chiedine una nuova da «Accedi».";
export const accountUsing = 'Stai usando il profilo di';
export const accountHave = 'Hai già un account? Ritrovi i tuoi dati.';
export const accountHaveOne = 'Hai già un account?';
export const accountHaveNone = 'Non hai un account?';
export const accountChecking = 'Stiamo verificando i tuoi dati';
export const accountExpired = 'La sessione è scaduta';
export const accountHelp = 'Serve aiuto?';
export const accountContact = 'Contattaci';
export const accountNewTab = ' (si apre in una nuova scheda)';
export const accountWelcome = 'Che bello rivederti!';
export const accountCreate = 'Crea il tuo account';
export const accountForgotten = 'Hai dimenticato la password?';
export const accountDone = 'Registrazione completata!';
export const accountMailed = 'Controlla la tua email';
export const accountAgain =
  "Per la tua sicurezza, dopo un po' ti chiediamo di accedere di nuovo. Non hai perso nulla: riprendi da dove eri.";
export const accountActivate =
  "Ti abbiamo inviato un'email con un link di conferma: aprilo per attivare il tuo profilo. Nella pagina che si apre scrivi la password che hai appena scelto e premi «Attiva il profilo», poi torna qui e accedi. Il link vale 24 ore: se l'email non arriva, guarda anche nella posta indesiderata.";
export const accountMailedHow =
  "Se l'indirizzo è registrato, riceverai un'email con un link per scegliere una nuova password.";
export const accountForgottenHow =
  "Scrivi l'email del tuo account: ti mandiamo un link per scegliere una nuova password.";
export const accountSendLink = 'Invia il link';
export const accountCreateNow = 'Crea un account';
export const accountNotRegistered = 'Registrazione non riuscita';
export const accountCommonPassword = 'Scegline una meno comune';
export const passwordLength = 'Da 6 a 16 caratteri';
export const passwordDigit = 'Almeno un numero';
export const passwordSymbol = 'Almeno un simbolo tra ! @ # $ % ^ & *';
export const passwordAllowed = 'Solo lettere, numeri e questi simboli';
export const passwordMet = ' (fatto)';
export const passwordShow = 'Mostra password';
export const passwordHide = 'Nascondi password';
export const passwordShowRepeated = 'Mostra la password ripetuta';
export const passwordHideRepeated = 'Nascondi la password ripetuta';
export const passwordChoose = 'Scegli una nuova password';
export const passwordSave = 'Salva la password';
export const passwordChanged = 'Password cambiata';
export const passwordChangedHow = 'Da ora accedi con la nuova password.';
export const passwordLinkBrokenHow =
  'Apri di nuovo il link che ti abbiamo inviato per email, oppure chiedine uno nuovo con «Hai dimenticato la password?».';
export const passwordLinkOver =
  'Il link è scaduto o è già stato usato. Chiedine uno nuovo con «Hai dimenticato la password?».';
