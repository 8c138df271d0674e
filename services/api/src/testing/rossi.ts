/** Rossi & Figli of Milan, for which Giulia Ferri asks. */
export const rossi = {
  nome: 'Giulia',
  cognome: 'Ferri',
  email: 'g.ferri@rossi.example',
  telefono: '3331234567',
  indirizzoResidenza_SedeLegale: 'VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
  nomeAzienda: 'Rossi & Figli',
  pIva: '12345678903',
  ragionSociale: 'Rossi & Figli S.r.l.',
} as const;
