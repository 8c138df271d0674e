import { describe, expect, it } from 'vitest';
import { cut, eventField, leadLimits, leadOf } from './lead.ts';

const event = {
  id: '4f3c2a1b-0000-4000-8000-000000000000',
  code: 'KMR-4821',
  line: 'travel',
  createdAt: '2026-11-21T10:00:00.000Z',
  contractor: {
    nome: 'Giulia',
    cognome: 'Ferri',
    email: 'giulia.ferri@example.it',
    telefono: '3331234567',
    indirizzoResidenza_SedeLegale: 'VIA ROMA, 1, 20121 MILANO, ITALIA',
  },
  account: null,
  source: { utm_source: 'google', landing: '/travel/' },
};
const withContractor = (contractor: object) =>
  leadOf({ ...event, contractor: { ...event.contractor, ...contractor } });

describe('a lead', () => {
  it('has the fields of Salesforce, and the whole event', () => {
    expect(leadOf(event)).toEqual({
      FirstName: 'Giulia',
      LastName: 'Ferri',
      Company: 'Giulia Ferri',
      Email: 'giulia.ferri@example.it',
      Phone: '3331234567',
      Street: 'VIA ROMA, 1',
      PostalCode: '20121',
      City: 'MILANO',
      LeadSource: 'Web',
      Description: 'Preventivo KMR-4821: travel\nutm_source: google\nlanding: /travel/',
      [eventField]: JSON.stringify(event),
    });
  });

  it('has the name of a company', () => {
    const ragionSociale = 'Rossi & Figli S.r.l.';
    expect(withContractor({ ragionSociale, nome: 'Anna', cognome: 'Rossi' })).toMatchObject({
      FirstName: 'Anna',
      LastName: 'Rossi',
      Company: ragionSociale,
    });
    expect(withContractor({ ragionSociale, nome: '', cognome: null })).toMatchObject({
      LastName: ragionSociale,
    });
  });

  it('uses an address of another format as the street', () => {
    const { Street, City, PostalCode } = withContractor({
      indirizzoResidenza_SedeLegale: 'Bahnhofstrasse 1, 8001 Zürich',
    });
    expect([Street, City, PostalCode]).toEqual([
      'Bahnhofstrasse 1, 8001 Zürich',
      undefined,
      undefined,
    ]);
  });

  it('has a town that is too long truncated in its field, and complete in the description', () => {
    const town = 'SENALE-SAN FELICE/UNSERE LIEBE FRAU IM WALDE-ST. FELIX';
    const lead = withContractor({
      indirizzoResidenza_SedeLegale: `VIA PALADE, 1, 39010 ${town}, ITALIA`,
    });
    expect(lead.City).toBe('SENALE-SAN FELICE/UNSERE LIEBE FRAU IM W');
    expect(lead.Description).toContain(`City: ${town}`);
  });

  it('has an email that is too long only in the description, because a truncated address is wrong', () => {
    const email = `${'a'.repeat(80)}@example.it`;
    const lead = withContractor({ email });
    expect(lead).not.toHaveProperty('Email');
    expect(lead.Description).toContain(`Email: ${email}`);
  });

  it('omits values that the contractor does not have, so that an update keeps the stored ones', () => {
    expect(withContractor({ telefono: null })).not.toHaveProperty('Phone');
  });
});

describe('a cut text', () => {
  it.each([
    [39, 39],
    [40, 40],
    [41, 40],
    [80, 40],
  ])('has, of %i letters, the first %i', (letters, kept) => {
    expect(cut('à'.repeat(letters), leadLimits.FirstName)).toBe('à'.repeat(kept));
  });

  it('never ends in the middle of a character', () => {
    const text = cut(`${'a'.repeat(39)}𐐷b`, leadLimits.FirstName);
    expect(text).toBe('a'.repeat(39));
    expect(cut('𐐷'.repeat(21), 40)).toBe('𐐷'.repeat(20));
  });
});
