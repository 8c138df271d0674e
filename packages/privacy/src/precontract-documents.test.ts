import { expect, it } from 'vitest';
import { allegati, mup } from './precontract-documents.ts';

it("allegati returns three PDF files at the broker's URLs", () => {
  const documents = allegati({
    allegato3: '/documenti/3.pdf',
    allegato4: '/documenti/4.pdf',
    allegato4ter: '/documenti/4-ter.pdf',
  });
  expect(documents).toEqual([
    { title: 'Allegato 3', url: '/documenti/3.pdf', format: 'PDF' },
    { title: 'Allegato 4', url: '/documenti/4.pdf', format: 'PDF' },
    { title: 'Allegato 4-ter', url: '/documenti/4-ter.pdf', format: 'PDF' },
  ]);
});

it('mup returns one PDF file and the page on complaints', () => {
  expect(mup({ mup: '/documenti/mup.pdf', reclami: '/reclami' })).toEqual([
    { title: 'Modello Unico Precontrattuale (MUP)', url: '/documenti/mup.pdf', format: 'PDF' },
    { title: 'Reclami e Arbitro Assicurativo', url: '/reclami' },
  ]);
});

it('mup does not mark a web page as a file', () => {
  const [form] = mup({ mup: '/documenti/mup.html', reclami: '/reclami' });
  expect(form).toEqual({
    title: 'Modello Unico Precontrattuale (MUP)',
    url: '/documenti/mup.html',
  });
});

it('mup recognises a PDF by its URL even with a query', () => {
  const [form] = mup({ mup: 'https://broker.example/MUP.PDF?v=2', reclami: '/reclami' });
  expect(form?.format).toBe('PDF');
});
