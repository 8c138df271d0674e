import { en } from '@preventivo/core/messages/en';
import { interview } from '@preventivo/core/testing';
import { wordingOf, wordsInLine } from '@preventivo/core/translation';
import { expect, it } from 'vitest';
import { umbrella } from './line.ts';

const { nobody, change, marked, sentences, sent, refusedByServer } = interview(umbrella, {
  today: '2026-11-21',
});

const answered = {
  ...nobody,
  altriSinistri: false,
  polizzaAttiva: false,
  quanti: 2,
  manico: 'altro',
  altro_manico: 'bambù',
  automatico: true,
};

it('the form asks for the material of another handle and clears it with that handle', () => {
  expect(marked({ ...answered, altro_manico: '' })).toEqual(['altro_manico']);
  expect(change(answered, { manico: 'legno' }).altro_manico).toBe('');
});

it('the number of umbrellas is from one to five', () => {
  expect([0, 1, 5, 6].map((quanti) => marked({ ...answered, quanti }).length)).toEqual([
    1, 0, 0, 1,
  ]);
});

it('the payload uses the names that the back end knows', () => {
  expect(sent(answered)).toMatchObject({ numero_ombrelli: 2, altro_manico: 'bambù' });
});

it('the missing answers are listed in order', () => {
  expect(sentences({ ...nobody, altriSinistri: false, polizzaAttiva: false })).toEqual([
    'Indicare quanti ombrelli',
    'Indicare di che cosa è il manico',
    'Indicare se si apre da solo',
  ]);
  expect(sentences({ ...answered, altro_manico: '' })).toEqual([
    'Scrivere di che cosa è il manico',
  ]);
});

it('the handle shows that the insurer excludes it', () => {
  expect(refusedByServer(answered, { code: 'MANICO_ESCLUSO' })).toMatchObject([
    { control: 'altro_manico', error: 'Non assicuriamo ombrelli con questo manico' },
  ]);
});

it('the translation covers every text in English', async () => {
  const words = await umbrella.translations?.en?.();
  const english = wordingOf('umbrella', { translation: en, line: words }).line(umbrella);
  const italian = wordsInLine(umbrella);
  const same = Object.entries(wordsInLine(english)).filter(([at, text]) => text === italian[at]);
  expect(new Set(same.map(([, text]) => text))).toEqual(new Set(['No']));
});
