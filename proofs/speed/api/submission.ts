/**
 * A quote request of the travel funnel. It is about an annual policy: the dates of a single trip would soon be in the
 * past.
 */
export const submission = {
  contractor: {
    nome: 'Giulia',
    cognome: 'Ferri',
    sesso: 1,
    dataNascita: '1985-03-27',
    nazionalita: 13,
    comuneNascita: 'MILANO (MI)',
    email: 'giulia.ferri@example.it',
    telefono: '3331234567',
    professione: 'impiegato',
    indirizzoResidenza_SedeLegale: 'VIA ROMA, 1, 20121 MILANO (MI), ITALIA',
  },
  specificData: {
    tipo_viaggio: 'polizzaAnnuale',
    durata: 'giorni30',
    data_inizio: null,
    data_fine: null,
    destinazione: 'mondo',
    soggetti: 'singolaPersona',
    eta: 41,
    eta_assicurato_1: null,
    eta_assicurato_2: null,
    numero_figli: null,
    numero_partecipanti: null,
    eta_partecipanti: null,
    tipo_copertura: 'bagaglio|',
    sinistriPrecedenti: false,
    polizzaGiaAttiva: false,
    dataScadenza: null,
  },
  privacy: {
    email: 'giulia.ferri@example.it',
    telefono: '3331234567',
    convenzione: 1,
    flags: [106, 407, 105, 1].map((key) => ({
      key,
      value: 1,
      description: 'Accettato',
      last_change: '2026-11-20T10:00:00.000Z',
    })),
  },
  sfLeadIds: null,
  convenzione: 1,
};
