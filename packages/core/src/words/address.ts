// Addresses and municipalities.

export const addressAddNumber = 'Aggiungi il numero civico';
export const addressAddTown = 'Aggiungi il comune';
export const addressAddTownTo = '{street}, aggiungi il comune';
export const addressSilent = 'La ricerca non risponde. Puoi scriverlo tu.';
export const addressHow = 'Scrivi via, numero civico e comune: «via Roma 1, Bergamo».';
export const addressLacksTown = 'Aggiungi il comune dopo il numero, oppure scrivilo tu.';
export const addressLacksNumber = 'Aggiungi il numero civico e il comune, oppure scrivilo tu.';
export const addressCarried =
  'Compilazione manuale attiva. Abbiamo riportato qui quel che avevi scritto: controllalo.';
export const addressHint = "Via, numero e città: scegli dall'elenco";
export const addressSearchOn = 'Ricerca indirizzo attiva';
export const addressByHandOn = 'Compilazione manuale attiva';
export const addressSearch = 'Ricerca indirizzo';
export const addressByHand = 'Compilazione manuale';
export const addressByHandOf = '{label}, compilazione manuale';
export const addressChosen = '{label} scelto';
export const addressChange = 'Cambia';
export const addressChangeWhat = ' indirizzo';
export const addressUnknownPart = 'Il risultato non lo indica';
export const addressSuggested = 'Indirizzi suggeriti';
export const addressChoose = "Scegli l'indirizzo";
export const addressSelected = 'Selezionato:';
export const townsSuggested = 'Comuni suggeriti';
export const townOne = '1 comune trovato';
export const townMany = '{n} comuni trovati, usa le frecce';
export const townNone = 'Nessun comune trovato';
export const townLabel = 'Comune';
export const townHint = 'Scrivi almeno 3 lettere';
export const townHelp = "Scegli il comune dall'elenco";
export const streetLabel = 'Via, viale o piazza';
export const houseLabel = 'Numero civico';
export const houseHelp = 'Da 1 a 3 cifre, con lettera se serve: 12/A';
export const houseHelpWide = "Per esempio 12, 12/A o 12 bis; SNC se la casa non ce l'ha";
export const zipLabel = 'CAP';
export const zipHelp = '5 cifre';
