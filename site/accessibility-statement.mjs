/**
 * The accessibility statement of the pages. It has the sections that AgID's declarations require: conformance,
 * limitations, method, contact, authority. It is based on the tests in docs/accessibility.md, so change both together.
 */
export const accessibilityStatement = {
  name: 'accessibilita',
  title: 'Dichiarazione di accessibilità',
  about:
    'Che cosa è stato fatto perché tutti possano chiedere un preventivo, come è stato provato, che cosa manca e a chi dirlo.',
  note: "Testo di esempio, vero per il servizio com'è uscito: l'intermediario che lo pubblica lo verifica sul proprio sito, lo completa e lo firma.",
  sections: [
    {
      heading: 'A che cosa si applica',
      text: 'L’intermediario si impegna a rendere accessibile il servizio con cui si chiede un preventivo, secondo la legge 9 gennaio 2004, n. 4 e il decreto legislativo 27 maggio 2022, n. 82. La dichiarazione vale per tutte le pagine di questo sito: l’elenco delle assicurazioni, i moduli, l’account e i documenti che stanno qui. Non vale per i siti a cui le pagine rimandano.',
    },
    {
      heading: 'Stato di conformità',
      text: 'Parzialmente conforme ai requisiti della norma UNI CEI EN 301549, che riprende le WCAG: l’obiettivo sono le WCAG 2.2 di livello AA. Nessuna delle prove descritte sotto ha lasciato un errore aperto, ma alcune prove mancano ancora.',
    },
    {
      heading: 'Contenuti non accessibili',
      text: 'Ciò che segue non è stato provato o non è accessibile:',
      list: [
        'VoiceOver su iPhone, TalkBack su Android e NVDA su Windows: non ancora provati. Con questi lettori di schermo qualcosa può essere letto in un altro ordine o due volte.',
        'Prove con persone con disabilità: non ancora svolte.',
        'I documenti delle imprese e dell’intermediario, in particolare i PDF: non fanno parte del servizio e non sono stati valutati.',
        'I browser che non eseguono il modulo (senza JavaScript o molto vecchi): la pagina dice che la richiesta non si può inviare da lì e come fare, ma il preventivo va chiesto con un altro browser o parlando con una persona.',
      ],
    },
    {
      heading: 'Redazione della dichiarazione',
      text: 'Redatta il 23 novembre 2026 in base a un’autovalutazione di chi sviluppa il servizio. Nessun terzo l’ha verificata. È stato fatto questo:',
      list: [
        'Controlli automatici secondo le WCAG 2.2 A e AA di ogni pagina di ogni modulo, vuota, compilata e con tutti gli errori; del contrasto anche in scuro e in altri colori.',
        'Un preventivo chiesto con la sola tastiera, e un altro ascoltando Orca, il lettore di schermo di Linux, con Firefox.',
        'Testo ingrandito al 200 %, pagina larga 320 px, spaziatura del testo aumentata, colori forzati dal sistema, movimento ridotto.',
      ],
    },
    {
      heading: 'Feedback e recapiti',
      text: 'Se qualcosa non si vede, non si sente o non si riesce a usare, scrivilo o telefona: di’ in quale pagina, con quale dispositivo e che cosa è successo. La risposta arriva entro 30 giorni. Puoi anche chiedere il preventivo parlando con una persona.',
      contacts: true,
    },
    {
      heading: 'Procedura di attuazione',
      text: 'Se la risposta non arriva entro 30 giorni o non ti soddisfa, puoi rivolgerti all’Agenzia per l’Italia Digitale (AgID), che vigila sull’accessibilità dei servizi, scrivendo a protocollo@pec.agid.gov.it.',
    },
  ],
};
