/** Messages of login and registration (docs/rules/accounts.md#login). */
export const accountMessages = {
  /** Empty, because the page shows no message to a logged-out user. */
  MISSING_TOKEN: '',
  LOGIN_FAILED: 'Password o email errata',
  VALIDATION_ERROR: 'Password o email errata',
  USER_NOT_ACTIVATED: 'Prima di procedere controlla la tua email e attiva il tuo account',
  ALREADY_REGISTERED: 'Utente già registrato',
  NAME: 'Nome non valido',
  SURNAME: 'Cognome non valido',
  EMAIL: 'Email non valida',
  PHONE: 'Cellulare non valido',
  PASS: 'Password non valida',
  PASSWORD_WEAK: 'Password debole',
  PASSWORD_MISMATCH: 'Valori differenti',
  /** Shown when the page itself finds a missing consent, before it sends anything. */
  FLAGS_REQUIRED: 'Selezionare i flag obbligatori',
  /** Shown when the server finds a missing consent. */
  INFORMATIVA_E_CONDIZIONI: 'Selezionare i flag obbligatorii',
  /** Shown when the user has logged in to another account in another tab, before the page uses that account. */
  OTHER_ACCOUNT:
    'Il profilo in uso in questo browser è cambiato: ora stai usando quello di {name}. Scegli il contraente prima di inviare.',
  REGISTRATION_FAILED: 'Ricontrolla i dati inseriti',
};
