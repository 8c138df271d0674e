import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { home, office } from './answers.fixture.ts';
import { cyber } from './line.ts';

const { nobody, refused, marked, sentences, sent, read } = interview(cyber, {
  today: '2026-11-21',
});

describe('a request for cyber insurance', () => {
  it.each(Object.entries({ home, office }))(
    'a request for cyber insurance is valid when complete: %s',
    (_, answers) => {
      expect(refused(answers)).toEqual([]);
    },
  );

  it('a request for cyber insurance has one page, with the shared questions first', () => {
    expect(cyber.pages).toMatchObject([
      {
        title: 'I tuoi dispositivi',
        fields: [
          'altriSinistri',
          'polizzaAttiva',
          'scadenzaPolizza',
          'dispositiviConnessi',
          'acquistiOnline',
        ],
      },
    ]);
  });

  it('a request for cyber insurance accepts a private person or a company', () => {
    expect(cyber.contractor.types).toEqual(['fisica', 'giuridica']);
  });
});

describe('an unanswered request', () => {
  it('an unanswered request gets errors at the shared questions, the devices and the purchases, in this order', () => {
    expect(refused(nobody).map(({ code, error }) => [code, error])).toEqual([
      ['SINISTRI', 'Indicare se ci sono stati altri sinistri'],
      ['POLIZZA', 'Indicare se esiste una polizza attiva'],
      ['DISPOSITIVI', 'Separa i dispositivi tramite il carattere ;'],
      ['ACQUISTI', 'Dicci se fai acquisti online'],
    ]);
  });
});

describe('the devices', () => {
  it.each([
    'PC',
    '3 PC; 1 server',
    '3 PC;1 server;',
    ' 3 PC ; 1 server ',
    'TV 32,5 pollici; PC',
    '3 PC; 1 server, 5 smartphone',
    'PC (Windows, Linux); NAS',
    'PC (Windows, Linux)',
    'telecamere [giardino, box]',
    'notebook Dell, 15 pollici; POS',
  ])(
    'the list of devices accepts %o: one device, or several separated by semicolons',
    (dispositiviConnessi) => {
      expect(refused({ ...office, dispositiviConnessi })).toEqual([]);
    },
  );

  it.each([
    '',
    '   ',
    ';',
    ' ; ; ',
    'tv, pc',
    '3 PC, 1 server',
    'TV 32,5 pollici, PC',
    'PC (Windows, Linux), NAS',
  ])(
    'the list of devices rejects %o: empty, or separated only by commas',
    (dispositiviConnessi) => {
      expect(refused({ ...office, dispositiviConnessi })).toMatchObject([
        {
          control: 'dispositiviConnessi',
          invalid: 'Separa i dispositivi tramite il carattere ;',
        },
      ]);
    },
  );

  it('the quote service also checks the list of devices', () => {
    expect(cyber.remote?.dispositiviConnessi?.(home)).toEqual({
      what: 'text',
      content: '3 PC; TV 32,5 pollici; 5 smartphone',
    });
  });

  it('the form counts the devices, and the field shows its separator', () => {
    expect(cyber.fields.dispositiviConnessi.separator).toBe(';');
  });

  it('the devices are sent with semicolons as the only separators', () => {
    const devices = (dispositiviConnessi: string) =>
      sent({ ...office, dispositiviConnessi }).dispositiviConnessi;
    expect(devices(' 3 PC ; 1 server;; 5 smartphone; ')).toBe('3 PC;1 server;5 smartphone');
  });
});

describe('the purchases', () => {
  it.each([true, false])(
    'the question about online purchases accepts yes and no: %s',
    (acquistiOnline) => {
      expect(refused({ ...office, acquistiOnline })).toEqual([]);
      expect(sent({ ...office, acquistiOnline }).acquistiOnline).toBe(acquistiOnline);
    },
  );

  it('the question about online purchases is required', () => {
    expect(sentences({ ...office, acquistiOnline: null })).toEqual([
      'Dicci se fai acquisti online',
    ]);
    expect(marked({ ...office, acquistiOnline: null })).toEqual(['acquistiOnline']);
  });
});

describe('the request body', () => {
  it("the request body contains every answer under the specification's name", () => {
    const noPolicy = { sinistriPrecedenti: false, polizzaGiaAttiva: false, dataScadenza: null };
    expect(sent(home)).toEqual({
      ...noPolicy,
      dispositiviConnessi: '3 PC;TV 32,5 pollici;5 smartphone',
      acquistiOnline: true,
    });
    expect(sent(office)).toEqual({
      ...noPolicy,
      dispositiviConnessi: '1 server',
      acquistiOnline: false,
    });
  });

  it('parsing the request body returns valid answers', () => {
    const { values, problems } = read(sent(home));
    expect(problems).toEqual([]);
    expect(refused(values)).toEqual([]);
  });
});
