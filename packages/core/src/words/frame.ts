// Around the pages: header, footer, steps, navigation.

export const frameBack = 'Indietro';
export const frameNext = 'Continua';
export const frameSend = 'Richiedi il preventivo';
export const frameSkip = 'Vai al modulo';
export const frameHow = 'Come funziona';
export const frameHowFew = 'Rispondi a poche domande, in circa 3 minuti';
export const frameHowConsultant = 'Un consulente prepara il tuo preventivo';
export const frameHowFree = 'Lo ricevi per email o al telefono e decidi tu, senza impegno';
export const frameCall = 'Chiamaci al';
export const frameCallOn = '{whom} al {phone}';
export const frameBroker = 'Il tuo broker';
export const frameTagline = 'Consulenza assicurativa, dal preventivo al sinistro';
export const frameSupervision = 'Intermediario soggetto alla vigilanza di IVASS';
export const frameOffline = 'Sei offline. I dati restano su questo dispositivo.';
export const frameFound = 'Abbiamo ritrovato i dati che avevi inserito.';
export const frameRestart = 'Ricomincia da capo';
export const frameResumed = 'Riprendiamo da dove eri.';
export const frameErase = 'Cancella questi dati';
export const frameCarried = 'Abbiamo riportato i tuoi dati: li ritrovi al passo 1.';
export const frameFirstPage = 'I tuoi dati';
export const frameHeading = 'Preventivo {line}';
export const framePageTitle = 'Passo {page} di {pages}: {title}';
export const frameNotLoaded =
  'Non riusciamo a caricare la pagina. I dati inseriti non sono andati persi.';
export const frameOutdated =
  'Questa pagina è stata aggiornata. Ricaricala per continuare: i dati inseriti restano.';
export const frameOtherTab =
  "Hai modificato questi dati in un'altra scheda. Qui restano quelli che vedi.";
export const frameUseOtherTab = "Usa i dati dell'altra scheda";
export const framePrivacy = 'Privacy';
export const frameTerms = 'Condizioni';
export const frameComplaints = 'Reclami';
export const frameAccessibility = 'Accessibilità';
export const frameLanguage = 'Lingua';
export const languageFailed = 'Non riusciamo a caricare questa lingua. Riprova.';
export const stepsName = 'Avanzamento';
export const stepsLine = 'Passo {page} di {pages}';
export const stepsDone = 'Passo {page}, {title}, completato';
export const stepsOver = '{n} passi di {n} completati';
export const stepsCompleted = ', completato';
