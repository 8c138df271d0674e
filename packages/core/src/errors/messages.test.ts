import { describe, expect, it } from 'vitest';
import { accountMessages } from './account-messages.ts';
import { answerMessages } from './answer-messages.ts';
import { companyMessages } from './company-messages.ts';
import { completenessMessages } from './completeness-messages.ts';
import { contractorMessages } from './contractor-messages.ts';
import { messages } from './messages.ts';
import { policyMessages } from './policy-messages.ts';
import { serviceMessages } from './service-messages.ts';
import { sharedMessages } from './shared-messages.ts';
import { submissionMessages } from './submission-messages.ts';

/**
 * A second copy of the catalogue: code and text, separated by a bar. Any changed sentence then shows in a diff. Add
 * new codes here too.
 */
const expected = `
VALORE|Valore non valido
BETWEEN|tra {from} e {to}
GENERIC|Errore generico
NETWORK|Inpossibile contattare il server, riprova più tardi
UNEXPECTED|Si è verificato un errore imprevisto. Riprova più tardi.
ADDRESS_DETAILS_FAILED|Impossibile validare il comune selezionato
LIST_FAILED|Non riusciamo a caricare l'elenco.

CONTRACTOR|Alcuni valori del contraente non sono validi
CONTRACTOR_LOGGED|Selezionare almeno un contraente
CONTRACTOR_TIPO_PERSONA|Selezionare un valore
CONTRACTOR_SELECTION|Selezionare il contraente
CONTRACTOR_NAME|Nome non valido
CONTRACTOR_SURNAME|Cognome non valido
CONTRACTOR_GENDER|Selezionare il sesso
CONTRACTOR_BIRTHDATE|Data di nascita non valida (deve essere maggiorenne)
CONTRACTOR_BORN_IN_ITALY|Indicare se è nato in Italia o al estero
CONTRACTOR_COUNTRY_OF_BIRTH|Selezionare lo stato di nascita
CONTRACTOR_CITY_OF_BIRTH|Comune di nascita non valido
CONTRACTOR_COMPANY_NAME|Nome Azienda non valido
CONTRACTOR_COMPANY_VAT|Numero di Partita IVA non valido
CONTRACTOR_COMPANY_LEGAL_NAME|Ragione sociale non valida
CONTRACTOR_ADDRESS|Indirizzo non valido
CONTRACTOR_ADDRESS_NOT_FOUND|Indirizzo non trovato, ti preghiamo di inserirlo tramite il tasto "Compilazione manuale".
CONTRACTOR_CITY|Comune non valido
CONTRACTOR_ZIP|CAP non valido
CONTRACTOR_STREET|Indirizzo non valido
CONTRACTOR_STREET_NUMBER|Civico non valido
CONTRACTOR_EMAIL|Email non valida
CONTRACTOR_PHONE|Cellulare non valido
CONTRACTOR_PROFESSION|Selezionare un valore
PROFESSIONE|Selezionare un valore per il campo "Professione"
REFERENT_NAME|Nome Referente non valido
REFERENT_SURNAME|Cognome Referente non valido
REFERENT_EMAIL|Email Referente non valida
REFERENT_PHONE|Cellulare Referente non valido

INCOMPLETE_NAME|Nome
INCOMPLETE_SURNAME|Cognome
INCOMPLETE_EMAIL|Email non valida
INCOMPLETE_PHONE|Telefono
INCOMPLETE_ADDRESS|Indirizzo
INCOMPLETE_BIRTHDATE|Data di nascita
INCOMPLETE_GENDER|Sesso
INCOMPLETE_COUNTRY_OF_BIRTH|Stato di nascita
INCOMPLETE_CITY_OF_BIRTH|Comune di nascita
INCOMPLETE_PROFESSION|Professione

TOKEN_EXPIRED|Sessione scaduta, ti preghiamo di ri autenticarti
MISSING_TOKEN|
LOGIN_FAILED|Password o email errata
VALIDATION_ERROR|Password o email errata
USER_NOT_ACTIVATED|Prima di procedere controlla la tua email e attiva il tuo account
ALREADY_REGISTERED|Utente già registrato
NAME|Nome non valido
SURNAME|Cognome non valido
EMAIL|Email non valida
PHONE|Cellulare non valido
PASS|Password non valida
PASSWORD_WEAK|Password debole
PASSWORD_MISMATCH|Valori differenti
FLAGS_REQUIRED|Selezionare i flag obbligatori
INFORMATIVA_E_CONDIZIONI|Selezionare i flag obbligatorii
OTHER_ACCOUNT|Il profilo in uso in questo browser è cambiato: ora stai usando quello di {name}. Scegli il contraente prima di inviare.
REGISTRATION_FAILED|Ricontrolla i dati inseriti

PRIVACY|Selezionare i campi obbligatori
CONSENT_REQUIRED|Consenso obbligatorio
SAVE_FAILED|Impossibile salvare la richiesta, riporva più tardi.
SUBMIT_FAILED|Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.
RECALL_FAILED|Non siamo riusciti a registrare la scelta. Riprova.
DRAFT_TIMEOUT|Non siamo riusciti a ritrovare i dati che avevi inserito. Ricomincia da qui.

SINISTRI|Indicare se ci sono stati altri sinistri
POLIZZA|Indicare se esiste una polizza attiva
SCADENZA_POLIZZA|Inserire una data tra {from} e {to}

TARGA_VALORE|Targa non valida
BRAND_VALORE|Nome Azienda non valido
COMBINAZIONE|Combinazione non valida

TOO_MANY_REQUESTS|Troppe richieste: riprova tra poco.
UNAVAILABLE|Il servizio non è disponibile: riprova tra poco.
`;

const frozen = expected
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const bar = line.indexOf('|');
    return [line.slice(0, bar), line.slice(bar + 1)] as const;
  });

it.each(frozen)("the message %s has the specification's text, byte for byte", (code, text) => {
  const found = new Map(Object.entries(messages)).get(code) ?? 'no such code';
  expect(Buffer.from(found)).toEqual(Buffer.from(text));
});

it('the catalogue has exactly the codes that this test lists', () => {
  expect(Object.keys(messages).sort()).toEqual(frozen.map(([code]) => code).sort());
});

it('the catalogue defines each code in a single area', () => {
  const areas = [
    sharedMessages,
    contractorMessages,
    companyMessages,
    completenessMessages,
    accountMessages,
    policyMessages,
    submissionMessages,
    answerMessages,
    serviceMessages,
  ];
  const codes = areas.flatMap((area) => Object.keys(area));
  expect(codes.sort()).toEqual(Object.keys(messages).sort());
});

describe("the specification's misspellings", () => {
  it.each(['Inpossibile', 'riporva', 'ri autenticarti', 'al estero', 'obbligatorii'])(
    "exactly one message contains the specification's misspelling %s",
    (words) => {
      const containing = Object.values(messages).filter((text) => text.includes(words));
      expect(containing).toHaveLength(1);
    },
  );
});
