import type { Field, Fields, Table } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';

/**
 * The error messages of the specification's codes: code and text, separated by a bar. Texts from
 * the specification are formal ('Indicare …', 'Selezionare …'). Our own texts address the visitor
 * ('Scegli …', 'Dicci se …'). If a code has several texts, the suffixes VALORE and VEICOLO
 * distinguish them.
 */
const expected = `
METRI_QUADRI|Indicare i metri quadri, da 1 a 1000
TIPO_USO|Indicare come si usa l'immobile
TIPO_IMMOBILE|Indicare il tipo di immobile
NUMERO_PIANI|Indicare quanti piani ha l'edificio
PIANO_ABITAZIONE|Indicare il piano dell'abitazione
ANNO_COSTRUZIONE|Indicare quando è stato costruito l'immobile
IS_RISTRUTTURATO|Indicare se l'immobile è stato ristrutturato
ANNO_RISTRUTTURAZIONE|Indicare l'anno di ristrutturazione
INDIRIZZO|Indicare l'indirizzo dell'immobile
POLIZZA_MUTUO|Indicare se la polizza è legata a un mutuo
DURATA_MUTUO|Indicare la durata del mutuo
VALORE_PERIZIA|Indicare il valore dell'immobile
DATA_SURROGA|Indicare una data entro un anno da oggi
MATERIALE|Indicare il materiale dell'immobile
ALTRI_MATERIALI|Indicare quale materiale
STATO_ABITAZIONE|Indicare lo stato dell'abitazione
ABITAZIONE_PRINCIPALE|Indicare se è l'abitazione principale
SEDE_LAVORO|Indicare se è anche sede di lavoro
VINCOLO_ARTI|Indicare se l'immobile è vincolato dalle Belle Arti
ASSICURAZIONE_INCENDIO|Indicare se si vuole la garanzia incendio
ASSICURAZIONE_FURTO|Indicare se si vuole la garanzia furto
VALORE_BENI|Indicare il valore dei beni in casa
PIANO_ABITAZIONE_VALORE|Combinazione non valida
ANNO_RISTRUTTURAZIONE_VALORE|Anno non valido

TIPO_VEICOLO|Selezionare la tipologia del mezzo
TIPO_PARCHEGGIO|Indicare dove viene custodito il mezzo
TIPO_UTILIZZO|Indicare il tipo di utilizzo del mezzo
GARE|Indicare se il mezzo è utilizzato nelle competizioni
FASCIA_PREZZO|Scegli la fascia di prezzo
TARGA|Indicare la targa del mezzo
TARGA_VALORE|Targa non valida
NOTE|Scrivi di che veicolo si tratta, da 3 a 100 caratteri
DISPOSITIVI|Separa i dispositivi tramite il carattere ;
ACQUISTI|Dicci se fai acquisti online
FAMILIARI|Indicare il numero di familiari
ANIMALI|Dicci se hai animali
ANIMALI_PERICOLOSI|Dicci se sono di razze considerate pericolose
TIPO_ANIMALI|Scegli che animali hai
ALTRI_ANIMALI|Scrivi quali animali
PROBLEMI_PRECEDENTI|Dicci se hai avuto problemi di salute in passato
PRATICHI|Dicci se pratichi sport
SPORT|Selezionare gli sport praticati
SOGGETTI|Scegli chi vuoi assicurare
REDDITO|Scegli il reddito familiare annuo
COPERTURE|Scegli almeno una copertura
SITUAZIONI|Scegli le situazioni da segnalare
PATOLOGIE|Scegli le patologie da segnalare
TIPO_SPECIFICO_VEICOLO|Selezionare la tipologia del veicolo
TARGA_VEICOLO|Inserire una targa valida
ANNO_IMMATRICOLAZIONE|Selezionare un anno di immatricolazione valido
ANNO_ACQUISTO|Selezionare un anno d'acquisto valido
MESE_IMMATRICOLAZIONE|Selezionare un mese d'acquisto valido
MARCA_VEICOLO|Indicare la marca del veicolo
MODELLO_VEICOLO|Indicare il modello del veicolo
MARCE|Specificare se il veicolo ha le marce
STATO_ASSICURATIVO|Scegli la situazione assicurativa del veicolo
INCIDENTI|Completare il paragrafo sugli incidenti
PROPRIETARIO|Alcuni valori del proprietario non sono validi
PROPRIETARIO_LOGGED|Selezionare il proprietario
CAPITALE|Indicare il capitale da investire
ANNI_POLIZZA|Indicare gli anni per cui sarà valida la polizza
FUMATORE|Indicare se fumatore o no
FUMATORE_VALORE|Selezionare un opzione
BRAND|Indicare la marca
BRAND_VALORE|Nome Azienda non valido
MODELLO|Indicare il modello
MODELLO_VALORE|Nome Modello non valido
ETA|Indicare l'età
`;

interface Sentence {
  readonly code: string;
  readonly texts: readonly (string | undefined)[];
}

function* sentencesOf(field: Field): Generator<Sentence> {
  const {
    code,
    error,
    invalid,
    wrong,
    parts = {},
    item,
    table,
  } = field as Field & {
    readonly parts?: Readonly<Record<string, { readonly code: string; readonly error: string }>>;
    readonly item?: Field;
    readonly table?: Table<Fields>;
  };
  yield { code, texts: [error, invalid, wrong] };
  for (const part of Object.values(parts)) yield { code: part.code, texts: [part.error] };
  if (item) yield* sentencesOf(item);
  if (table) yield* sentencesIn(table);
}

function* sentencesIn({ fields, checks = [] }: Table<Fields>): Generator<Sentence> {
  for (const field of Object.values(fields)) yield* sentencesOf(field);
  for (const { code = '', error, invalid } of checks) yield { code, texts: [error, invalid] };
}

const said = Object.values(lines).flatMap((line) => [...sentencesIn(line)]);
const rows = expected
  .trim()
  .split('\n')
  .filter((row) => row !== '')
  .map((row) => row.split('|') as [string, string]);

describe('questions of all lines', () => {
  it.each(rows)('a question has exactly the listed message for %s', (code, text) => {
    const plain = code.replace(/_(VALORE|VEICOLO)$/, '');
    const own = said.filter((one) => one.code === code || one.code === plain);
    expect(own.flatMap(({ texts }) => texts)).toContain(text);
  });
});
