import {
  choice,
  type Field,
  group,
  italyId,
  person,
  savedRecord,
  searchedAddress,
  type Table,
  type Values,
} from '@preventivo/core';

const { indirizzoResidenza_SedeLegale: home, ...asked } = person.fields;
const italy = Number(italyId);

const ownerFields = {
  nome: owners(asked.nome),
  cognome: owners(asked.cognome),
  sesso: owners(asked.sesso),
  // The owner may be a minor, because a minor's microcar can be registered in the minor's name.
  data_nascita: {
    ...owners(asked.data_nascita),
    error: 'Data di nascita del proprietario non valida',
    invalid: 'Data di nascita del proprietario non valida',
    limits: { from: { years: -100, days: -1 }, to: {} },
  },
  natoInItalia: {
    ...owners(asked.natoInItalia),
    label: 'Paese di nascita del proprietario',
    why: 'Serve al codice fiscale, con cui la compagnia riconosce il proprietario.',
  },
  stato_nascita: owners(asked.stato_nascita),
  comune_nascita: owners(asked.comune_nascita),
  indirizzoResidenza_SedeLegale: {
    ...owners(home),
    label: 'Indirizzo di residenza del proprietario',
    search: "Cerca l'indirizzo di residenza del proprietario",
    notFound: ownersCode(home.notFound),
    parts: {
      city: ownersPart(home.parts.city),
      zip: ownersPart(home.parts.zip),
      street: ownersPart(home.parts.street),
      street_number: ownersPart(home.parts.street_number),
    },
  },
  email: { ...owners(asked.email), optional: true },
  cellulare: { ...owners(asked.cellulare), optional: true },
  professione: { ...owners(asked.professione), label: 'Professione del proprietario' },
  selectPeopleId: savedRecord({
    label: 'Seleziona il proprietario',
    code: 'PROPRIETARIO_LOGGED',
    error: 'Selezionare il proprietario',
  }),
};
export type Owner = Values<typeof ownerFields>;

const fields = {
  contraenteProprietario: choice({
    label: 'Chi è il proprietario?',
    list: 'relazioneProprietario',
    numeric: true,
    expected: 6,
    code: 'CONTRAENTE_PROPRIETARIO',
    error: 'Scegli chi è il proprietario',
  }),
  proprietario: group({
    label: 'Informazioni sul proprietario',
    code: 'PROPRIETARIO',
    error: 'Alcuni valori del proprietario non sono validi',
    table: {
      ...person,
      fields: ownerFields,
      // The contractor is the contact, so the form does not ask for the owner's contact data.
      contractorFallback: {
        email: (contractor) => contractor.email,
        cellulare: (contractor) => contractor.cellulare,
      },
      remote: {
        ...person.remote,
        indirizzoResidenza_SedeLegale: (v) => searchedAddress(v.indirizzoResidenza_SedeLegale),
      },
      wire: {
        data_nascita: { name: 'dataNascita' },
        // The wire key `nazionalita` contains both answers: 13 for Italy, or else the country's code.
        natoInItalia: {
          name: 'nazionalita',
          to: (yes) => (yes ? italy : null),
          from: (raw) => Number(raw) === italy,
        },
        stato_nascita: {
          name: 'nazionalita',
          absent: undefined,
          from: (raw) => (Number(raw) === italy ? null : String(raw)),
        },
        comune_nascita: { name: 'comuneNascita' },
        cellulare: { name: 'telefono' },
      },
    },
  }),
};

/** The second section of page 3: the vehicle's owner (docs/lines/microcar.md). */
export const owner: Table<typeof fields> = {
  fields,
  // Relation 1 means that the contractor is the owner.
  applies: { proprietario: (v) => Number(v.contraenteProprietario) > 1 },
  sections: [{ title: 'Proprietario', fields: ['contraenteProprietario', 'proprietario'] }],
};

/** Adapts a question of page 1 to the owner. Its error codes differ from those of the contractor. */
function owners<F extends Field>(field: F): F {
  const { code, autocomplete } = field;
  return {
    ...field,
    code: ownersCode(code),
    ...(autocomplete && { autocomplete: `section-proprietario ${autocomplete}` }),
  };
}

function ownersPart<P extends { readonly code: string }>(part: P): P {
  return { ...part, code: ownersCode(part.code) };
}

function ownersCode(code: string): string {
  return code.replace('CONTRACTOR', 'PROPRIETARIO');
}
