// The people and companies of an account.

export const savedChoose = 'Seleziona il contraente';
export const savedAdd = 'Inserisci un nuovo contraente';
export const savedNew = 'Nuovo contraente';
export const savedNone = 'Non hai ancora contraenti salvati';
export const savedLoading = 'Carico i tuoi contraenti';
export const savedChooseOwner = 'Seleziona il proprietario';
export const savedAddOwner = 'Inserisci un nuovo proprietario';
export const savedNewOwner = 'Nuovo proprietario';
export const savedNoOwner = 'Non hai ancora proprietari salvati';
export const savedLoadingOwners = 'Carico i tuoi proprietari';
export const savedNameless = 'Senza nome';
export const savedMan = 'Uomo';
export const savedWoman = 'Donna';
export const savedVat = 'P. IVA {vat}';
export const savedReferent = 'Referente {name}';
export const savedSaving = 'Stiamo salvando i tuoi dati';
export const savedNameFixed = 'Nome e cognome non si possono cambiare';
export const savedNameRefused = '{error}. Nome e cognome non si possono cambiare: «{add}»';
export const savedLeave = 'Vuoi uscire senza salvare?';
export const savedLeaveLoses = 'Quello che hai scritto andrà perso.';
export const savedStay = 'Continua a modificare';
export const savedLeaveNow = 'Esci senza salvare';
export const savedToMend = 'Modifica: {what}';
export const savedEdit = 'Modifica i dati';
export const savedEditOf = ' di {name}';
export const savedSaved = 'Dati di {name} salvati';
export const savedEditTitle = 'Modifica i dati di {name}';
export const savedSaveChanges = 'Salva Modifiche';
export const savedSave = 'Salva';
export const savedUseWritten = 'Usa i dati che hai scritto';
export const savedWritten = 'Hai scritto i dati di {name}. Li salviamo nel profilo di {account}.';
export const savedWrittenKnown =
  'Hai scritto i dati di {name}, che hai già salvato. Li aggiorniamo nel profilo di {account}.';
export const savedWrittenPart =
  'Hai già scritto una parte dei dati. Li salviamo nel profilo di {account}.';
export const savedTaken = 'Abbiamo tolto le persone scelte dal profilo.';
