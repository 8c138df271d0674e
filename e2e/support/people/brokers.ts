/** A broker with a value for every setting. Its name contains characters that HTML must escape. */
export const rossi = {
  name: 'Rossi & Figli <b>Assicurazioni</b>',
  tagline: 'A Milano dal 1987',
  phone: { number: '02 1234567', hours: 'lun–ven 9–18' },
  email: 'info@rossi.example',
  address: 'Via Roma 1, 20121 Milano',
  rui: 'B000123456',
};
