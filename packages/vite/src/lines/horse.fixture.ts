import { defineLine, text } from '@preventivo/core';

/** A line with an English translation that lacks the error of its question and the title of its page. */
export const horse = defineLine({
  id: 'horse',
  title: 'Cavalli',
  heading: 'Preventivo cavallo',
  about: 'Il cavallo che dividi con altri.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  translations: {
    en: async () => ({
      title: 'Horses',
      heading: 'Horse insurance quote',
      about: 'The horse that you share.',
      'nome.label': 'What is the name of the horse?',
    }),
  },
  fields: {
    nome: text({
      label: 'Come si chiama il cavallo?',
      code: 'NOME',
      error: 'Indicare come si chiama il cavallo',
      max: 40,
    }),
  },
  pages: [{ id: 'cavallo', title: 'Il tuo cavallo' }],
});
