import { accessibilityStatement } from './accessibility-statement.mjs';

/**
 * The documents that the consents of every line link to, by file name under `/documenti/`
 * (docs/rules/consents.md#documents). They describe how this product uses data. What depends on the broker is only
 * mentioned: the broker's own text describes it.
 */
export const documents = [
  {
    name: 'mup',
    title: 'Modello Unico Precontrattuale (MUP)',
    about: "Chi è l'intermediario, come lavora e quali tutele hai prima di firmare una polizza.",
    sections: [
      {
        heading: 'Chi ti propone la polizza',
        text: "Nome, sede, contatti e numero di iscrizione al Registro unico degli intermediari (RUI), che si può controllare sul sito dell'IVASS.",
      },
      {
        heading: 'Come lavora',
        text: 'Se agisce per conto del cliente o di una o più imprese, quali imprese rappresenta e se fornisce una consulenza.',
      },
      {
        heading: 'Come viene pagato',
        text: 'Se riceve una commissione inclusa nel premio, un onorario pagato dal cliente o un altro compenso.',
      },
      {
        heading: 'Conflitti di interesse',
        text: "Eventuali partecipazioni tra l'intermediario e le imprese di assicurazione.",
      },
      {
        heading: 'Come vengono protetti i pagamenti',
        text: "I premi versati all'intermediario sono tenuti separati dal suo patrimonio, o garantiti da una fideiussione.",
      },
    ],
  },
  {
    name: 'reclami',
    title: 'Reclami e Arbitro Assicurativo',
    about: 'Che cosa puoi fare se qualcosa non va.',
    sections: [
      {
        heading: "1. Scrivi all'intermediario o all'impresa",
        text: 'Il reclamo si presenta per iscritto. La risposta arriva entro 45 giorni.',
      },
      {
        heading: "2. Rivolgiti all'IVASS",
        text: "Se la risposta non arriva o non ti soddisfa, puoi scrivere all'IVASS allegando il reclamo e la risposta ricevuta.",
      },
      {
        heading: '3. Altre strade',
        text: "Puoi ricorrere all'Arbitro Assicurativo, alla mediazione civile, alla negoziazione assistita o al giudice.",
      },
    ],
  },
  {
    name: 'privacy',
    title: 'Informativa privacy',
    about: 'Quali dati raccogliamo quando chiedi un preventivo, perché e per quanto tempo.',
    sections: [
      {
        heading: 'Titolare del trattamento',
        text: "L'intermediario a cui chiedi il preventivo, con i suoi contatti e quelli del responsabile della protezione dei dati, se nominato.",
      },
      {
        heading: 'Quali dati',
        text: 'I dati anagrafici, i recapiti e le risposte che scrivi nel modulo, i consensi che dai e il momento in cui li dai.',
      },
      {
        heading: 'Perché',
        text: 'Per preparare il preventivo che chiedi e, solo se lo hai accettato, per le finalità facoltative: newsletter, offerte commerciali, profilazione, cessione a terzi. Puoi cambiare idea quando vuoi.',
      },
      {
        heading: 'Dove restano e per quanto',
        text: "Finché non invii la richiesta, le risposte restano soltanto sul tuo dispositivo e vengono tolte dopo 24 ore. Dopo l'invio sono conservate dall'intermediario per il tempo che serve al preventivo e agli obblighi di legge.",
      },
      {
        heading: 'I tuoi diritti',
        text: "Puoi chiedere di vedere, correggere o cancellare i tuoi dati, di limitarne l'uso o di riceverli, e puoi rivolgerti al Garante per la protezione dei dati personali.",
      },
    ],
  },
  {
    name: 'condizioni',
    title: 'Condizioni generali del servizio',
    about: 'Che cosa offre questo servizio e che cosa ti chiede.',
    sections: [
      {
        heading: 'Il servizio',
        text: "Raccoglie le risposte che servono per un preventivo e le invia all'intermediario. È gratuito e non ti impegna a nulla.",
      },
      {
        heading: 'Che cosa non è',
        text: "Una richiesta di preventivo non è una polizza e non ti assicura. Il contratto si conclude soltanto con l'impresa di assicurazione.",
      },
      {
        heading: 'Che cosa ti chiediamo',
        text: 'Risposte vere e complete: il prezzo e la validità della polizza dipendono da queste.',
      },
    ],
  },
  {
    name: 'aiuto',
    title: 'Hai bisogno di aiuto?',
    about: 'Che cosa fare se non riesci ad accedere, e come parlare con una persona.',
    sections: [
      {
        heading: 'Puoi chiedere il preventivo anche senza account',
        text: 'Chiudi la finestra di accesso e compila il modulo a mano: quello che hai già scritto resta.',
      },
      {
        heading: 'Non ricordi la password',
        text: 'Nella finestra di accesso premi «Hai dimenticato la password?»: ti arriva un link che vale un’ora per sceglierne una nuova.',
      },
      {
        heading: 'Non hai attivato il profilo',
        text: 'Apri il link dell’email di conferma, scrivi la password che hai scelto e premi «Attiva il profilo». Se l’email non arriva, guarda nella posta indesiderata; il link vale 24 ore, poi ti puoi registrare di nuovo.',
      },
      {
        heading: 'Vuoi parlare con una persona',
        text: 'Telefono ed email dell’intermediario a cui chiedi il preventivo.',
      },
    ],
  },
  accessibilityStatement,
];
