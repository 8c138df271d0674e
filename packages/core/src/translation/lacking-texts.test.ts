import { describe, expect, it } from 'vitest';
import { choice, yesNo } from '../kinds/choice/field.ts';
import { defineLine } from '../line/define-line.ts';
import { en } from '../messages/en.ts';
import { lackingTexts, listsOf } from './lacking-texts.ts';

const raft = defineLine({
  id: 'raft',
  title: 'Zattere',
  heading: 'Preventivo zattera',
  about: 'Per chi va piano.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  translations: {
    en: async () => ({
      title: 'Rafts',
      'vela.label': 'Does it have a sail?',
      'lists.legno.1': 'Oak',
    }),
  },
  fields: {
    vela: yesNo({ label: 'Ha la vela?', code: 'VELA', error: 'Indicare se ha la vela' }),
    legno: choice({
      label: 'Che legno?',
      list: 'legno',
      code: 'LEGNO',
      error: 'Indicare il legno',
    }),
  },
  pages: [{ id: 'zattera', title: 'La zattera' }],
});

describe('lackingTexts', () => {
  it('lackingTexts returns the Italian of each text that the translation of the line lacks', async () => {
    expect(await lackingTexts(raft, 'en', { translation: en })).toEqual({
      heading: 'Preventivo zattera',
      about: 'Per chi va piano.',
      'pages.zattera.title': 'La zattera',
      'vela.error': 'Indicare se ha la vela',
      'legno.label': 'Che legno?',
      'legno.error': 'Indicare il legno',
    });
  });

  it('lackingTexts returns every text for a language that neither the line nor the interface has', async () => {
    expect(await lackingTexts(raft, 'fr')).toMatchObject({
      title: 'Zattere',
      'vela.yes': 'Sì',
      'vela.no': 'No',
    });
  });

  it('lackingTexts returns options of a list that have letters and no translation', async () => {
    const lists = {
      legno: [
        { id: '1', value: 'Quercia' },
        { id: '2', value: 'Abete' },
        { id: '3', value: '1990' },
      ],
    };
    const found = await lackingTexts(raft, 'en', { translation: en, lists });
    expect(Object.keys(found).filter((place) => place.startsWith('lists.'))).toEqual([
      'lists.legno.2',
    ]);
  });

  it('listsOf returns the lists whose options come from the back end', () => {
    expect([...listsOf(raft)]).toEqual(['legno']);
  });
});
