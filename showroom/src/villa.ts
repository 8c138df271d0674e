/** What Giulia says of a house in the hills: fire and home ask the same of it. */
export const villa = {
  metri_quadri: 180,
  tipo_uso: 'casa_vacanze',
  tipo_immobile: 'villa_singola',
  anno_costruzione: '1980_1990',
  isRistrutturato: true,
  anno_ristrutturazione: 2015,
  indirizzo: {
    search: '',
    street: 'Via Langa',
    street_number: '3',
    zip: '12051',
    city: 'ALBA (CN)',
    is_manual_address: false,
  },
};
