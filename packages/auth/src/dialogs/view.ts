/** What the account dialog shows: a form, or what came of one. */
export type View = 'login' | 'registration' | 'forgotten' | Outcome;
type Outcome = 'registered' | 'mailed';

export const titles: Readonly<Record<View, string>> = {
  login: 'Che bello rivederti!',
  registration: 'Crea il tuo account',
  forgotten: 'Hai dimenticato la password?',
  registered: 'Registrazione completata!',
  mailed: 'Controlla la tua email',
};

/** What is said when a form has done its part. */
export const outcomes: Readonly<Record<Outcome, string>> = {
  registered:
    "Ti abbiamo inviato un'email con un link di conferma: aprilo per attivare il tuo profilo. Nella pagina che si apre premi «Attiva il profilo», poi torna qui e accedi. Il link vale 24 ore: se l'email non arriva, guarda anche nella posta indesiderata.",
  // The same words whether there is such an account or not.
  mailed:
    "Se l'indirizzo è registrato, riceverai un'email con un link per scegliere una nuova password.",
};

export const isOutcome = (view: View): view is Outcome => Object.hasOwn(outcomes, view);
