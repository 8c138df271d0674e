// Page 1, the contractor's page, except its questions.

export const codeWrong =
  'Codice fiscale non valido: ha 16 lettere e cifre, come sulla tessera sanitaria';
export const codeTypo = "Controlla lettere e cifre: c'è un errore di battitura";
export const codeAge = 'Chi chiede il preventivo deve avere da 18 a 100 anni';
export const codeName = 'Il codice fiscale non corrisponde al nome e al cognome';
export const codeFilled = 'Abbiamo compilato sesso, data e luogo di nascita: controllali';
export const codeFilledInPart = 'Abbiamo compilato sesso e data di nascita: controllali';
export const codeLabel = 'Codice fiscale';
export const codeHint = 'Compila tre risposte per te. Non viene inviato.';
// The summary card that replaces the answered questions. An example of `{day}` is «27 marzo 1985».
export const stubWoman = 'Donna, nata il {day} a {place}';
export const stubMan = 'Uomo, nato il {day} a {place}';
export const stubWomanAbroad = "Donna, nata il {day} all'estero ({place})";
export const stubManAbroad = "Uomo, nato il {day} all'estero ({place})";
export const stubEditBirth = 'Modifica sesso, data e luogo di nascita';
export const birthplaceThen = 'Nel {year} questo comune si chiamava {name}. Va bene lo stesso.';
export const typeBrought = 'Dati del contraente ripristinati';
export const typeCleared = 'Dati del contraente azzerati';
// A translation's key is the Italian text. The space at the end makes this key differ from `commonCancel`, which
// other languages translate differently.
export const typeUndo = 'Annulla ';
export const legalNameFirst = "Scrivi prima il nome dell'azienda";
export const legalNameTaken = 'Ragione sociale: {name}';
export const legalNameSame = "Uguale al nome dell'azienda";
