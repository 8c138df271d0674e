// Page 1, the contractor's page, except its questions.

export const codeWrong =
  'Codice fiscale non valido: ha 16 lettere e cifre, come sulla tessera sanitaria';
export const codeAge = 'Chi chiede il preventivo deve avere da 18 a 100 anni';
export const codeName = 'Il codice fiscale non corrisponde al nome e al cognome';
export const codeFilled = 'Abbiamo compilato sesso e data di nascita: controllali';
export const codeWoman = 'Donna, nata il {day} a {place}: controlla che sia giusto';
export const codeMan = 'Uomo, nato il {day} a {place}: controlla che sia giusto';
export const codeWomanAbroad =
  'Donna, nata il {day} in un altro Paese ({place}): controlla che sia giusto';
export const codeManAbroad =
  'Uomo, nato il {day} in un altro Paese ({place}): controlla che sia giusto';
export const codeLabel = 'Codice fiscale';
export const codeHint = 'Compila per te sesso, data e luogo di nascita. Non viene inviato.';
export const codeEdit = 'Modifica sesso, data e luogo di nascita';
export const birthplaceThen = 'Nel {year} questo comune si chiamava {name}. Va bene lo stesso.';
export const quoteForPeople = 'Preventivo per privati';
export const quoteForCompanies = 'Preventivo per aziende';
export const typeBrought = 'Dati del contraente ripristinati';
export const typeCleared = 'Dati del contraente azzerati';
// The Italian text is the key of the translation. The space at its end distinguishes it from
// `commonCancel`, which other languages translate differently.
export const typeUndo = 'Annulla ';
export const legalNameFirst = "Scrivi prima il nome dell'azienda";
export const legalNameTaken = 'Ragione sociale: {name}';
export const legalNameSame = "Uguale al nome dell'azienda";
