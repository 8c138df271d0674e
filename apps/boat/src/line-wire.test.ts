import { type Page, withLayout } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { stepFromWire, stepToWire } from '@preventivo/core/wire';
import { describe, expect, it } from 'vitest';
import { type Answers, lists, monica, sandro } from './answers.fixture.ts';
import { boat } from './line.ts';

const { sent, read } = interview(boat, { today: '2026-11-21', lists });

const hull = {
  Boat_Category: 'scafoEMotore',
  Boat_Length: 7.2,
  Boat_Weight: 1.85,
  Boat_Plate: 'GE1234D',
  Boat_Name: 'Gabbiano',
  Boat_Station_Port: 'Rapallo',
  Boat_Builder_Name: 'Cantieri Bianchi',
  Boat_Max_Passengers: 8,
};
const engine = {
  Boat_kW: 29.4,
  Boat_Fiscal_Power: 40,
  Boat_Engine_Serial_Number: 'FR-AAAC9171G210',
  Boat_Engine_Construction_Year: 2019,
  Boat_Engine_Supply: 'benzina',
  Boat_Brand: 'Yamaha',
  Boat_Station_Region: 'liguria',
  Boat_Main_Usage: 'diportoPrivato',
};
const claims = {
  Claims_In_Past: false,
  Policy_Already_Exists: true,
  Policy_Expire_At: '2026-12-05',
};
const noHull = {
  Boat_Category: 'soloMotore',
  Boat_Length: null,
  Boat_Weight: null,
  Boat_Plate: null,
  Boat_Name: null,
  Boat_Station_Port: null,
  Boat_Builder_Name: null,
  Boat_Max_Passengers: null,
};

/** Returns the path and the body of the request that saves each page. */
const saves = (pages: readonly Page[], answers: Answers) =>
  pages.map((page) => [page.save?.path ?? 'save', stepToWire(boat, page, answers)]);

describe('the request body', () => {
  it('the request body uses the names of the boat line, and the common names for the shared questions', () => {
    expect(sent(monica)).toEqual({
      sinistriPrecedenti: false,
      polizzaGiaAttiva: true,
      dataScadenza: '2026-12-05',
      ...hull,
      ...engine,
    });
  });

  it('the request body contains null for each question about the hull if only the engine is insured', () => {
    expect(sent(sandro)).toEqual({
      sinistriPrecedenti: false,
      polizzaGiaAttiva: false,
      dataScadenza: null,
      ...noHull,
      ...engine,
    });
  });

  it('parsing the request body returns the answers from which it was built', () => {
    for (const answers of [monica, sandro])
      expect(read(sent(answers))).toEqual({ values: answers, problems: [] });
  });

  it('the request body for only the engine is rejected if it contains a hull', () => {
    expect(read({ ...sent(sandro), Boat_Length: 7.2 }).problems).toEqual([
      { key: 'Boat_Length', reason: 'unasked' },
    ]);
  });
});

describe('the page saves', () => {
  it('the save request of step 2 renames the shared questions, and the engine is saved at a second endpoint', () => {
    expect(saves(boat.pages, monica)).toEqual([
      ['save', { specificData: { ...claims, ...hull } }],
      ['save/engine', { specificData: engine }],
    ]);
  });

  it('the save requests send the hull as null if only the engine is insured', () => {
    expect(saves(boat.pages, sandro)[0]).toEqual([
      'save',
      {
        specificData: {
          Claims_In_Past: false,
          Policy_Already_Exists: false,
          Policy_Expire_At: null,
          ...noHull,
        },
      },
    ]);
  });

  it('if boat and engine share a page, one save request with the names of step 2 replaces both', () => {
    expect(saves(withLayout(boat, 'two-page').pages, monica)).toEqual([
      ['save', { specificData: { ...claims, ...hull, ...engine } }],
    ]);
  });

  it('the save requests contain the login state as isLogged, and can be parsed', () => {
    const pages = [...boat.pages, ...withLayout(boat, 'two-page').pages];
    for (const page of pages) {
      expect(page.save?.logged).toBeUndefined();
      const { values, problems } = stepFromWire(boat, page, { ...stepToWire(boat, page, monica) });
      expect(problems).toEqual([]);
      for (const key of page.fields) expect([key, values[key]]).toEqual([key, answerOf(key)]);
    }
  });
});

const answerOf = (key: string) => Object.entries(monica).find(([name]) => name === key)?.[1];
