// Login, registration and passwords.

export const accountSignIn = 'Accedi';
export const accountRegister = 'Registrati';
export const accountOut = 'Esci';
export const accountOutAll = 'Esci ovunque';
export const accountOutAllHow = ' da tutti i dispositivi';
export const accountOutDone = 'Sei uscito da tutti i dispositivi.';
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
