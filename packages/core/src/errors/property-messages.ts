/**
 * What is wrong with the building of the fire and home questions
 * (docs/rules/questions.md#building).
 */
export const propertyMessages = {
  METRI_QUADRI: 'Indicare i metri quadri, da 1 a 1000',
  TIPO_USO: "Indicare come si usa l'immobile",
  TIPO_IMMOBILE: 'Indicare il tipo di immobile',
  NUMERO_PIANI: "Indicare quanti piani ha l'edificio",
  PIANO_ABITAZIONE: "Indicare il piano dell'abitazione",
  ANNO_COSTRUZIONE: "Indicare quando è stato costruito l'immobile",
  IS_RISTRUTTURATO: "Indicare se l'immobile è stato ristrutturato",
  ANNO_RISTRUTTURAZIONE: "Indicare l'anno di ristrutturazione",
  INDIRIZZO: "Indicare l'indirizzo dell'immobile",
  BUILD_ADDRESS_NOT_FOUND:
    'Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".',
  POLIZZA_MUTUO: 'Indicare se la polizza è legata a un mutuo',
  DURATA_MUTUO: 'Indicare la durata del mutuo',
  VALORE_PERIZIA: "Indicare il valore dell'immobile",
  DATA_SURROGA: 'Indicare una data entro un anno da oggi',
  MATERIALE: "Indicare il materiale dell'immobile",
  ALTRI_MATERIALI: 'Indicare quale materiale',
  STATO_ABITAZIONE: "Indicare lo stato dell'abitazione",
  ABITAZIONE_PRINCIPALE: "Indicare se è l'abitazione principale",
  SEDE_LAVORO: 'Indicare se è anche sede di lavoro',
  VINCOLO_ARTI: "Indicare se l'immobile è vincolato dalle Belle Arti",
  ASSICURAZIONE_INCENDIO: 'Indicare se si vuole la garanzia incendio',
  ASSICURAZIONE_FURTO: 'Indicare se si vuole la garanzia furto',
  VALORE_BENI: 'Indicare il valore dei beni in casa',
  /** At the fields: a floor above the number of floors, a year outside the band. */
  COMBINAZIONE: 'Combinazione non valida',
  ANNO: 'Anno non valido',
};
