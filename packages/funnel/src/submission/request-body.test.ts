import type { User } from '@preventivo/core';
import { noConsents } from '@preventivo/core/consents';
import { privacyFromWire } from '@preventivo/core/wire';
import { giuliaAsks, giuliaWith, rossiAsks, sentGiulia } from '@preventivo/fixtures/people';
import { describe, expect, it } from 'vitest';
import type { LineState } from '../draft/line-state.ts';
import { club, sailor } from '../testing/club.fixture.ts';
import { aDayOut, outing, outingBackEnd } from '../testing/outing.fixture.ts';
import { requestBody, stepBody } from './request-body.ts';
import { savePage } from './send.ts';

const state: LineState = { page: 3, contractor: giuliaAsks, product: aDayOut };
const openedAt = '2026-11-21T09:58:00.000Z';
const consent = {
  consents: { ...noConsents, ivass: true, cgu: true, generale: true, newsletter: true },
  openedAt,
};
const user: User = {
  id: 'u-1',
  name: 'Giulia',
  surname: 'Ferri',
  email: 'giulia.ferri@example.it',
  phone: '3331234567',
  sf_account_id: 'sf-1',
  userData: null,
  people: [],
  companies: [],
  vehicles: [],
  privacy: null,
};
const first = {
  sinistriPrecedenti: false,
  polizzaGiaAttiva: false,
  dataScadenza: null,
  giorno: '2026-12-01',
  mezzo: 'treno',
};
const second = {
  bambini: 2,
  eta_bambini: [7, 9],
  pasti: 'pranzo|merenda|',
  note: 'Portiamo il cane',
};

describe('the request', () => {
  it('contains the contractor, the answers, the consents and the convention', () => {
    expect(requestBody(outing, state, consent)).toEqual({
      contractor: sentGiulia,
      specificData: { ...first, ...second },
      privacy: expect.objectContaining({
        email: 'giulia.ferri@example.it',
        telefono: '3331234567',
        convenzione: 1,
      }),
      sfLeadIds: null,
      convenzione: 1,
    });
  });

  it('lists the consents with the text that was shown and the time each was given', () => {
    const documents = [{ title: 'Allegato 3' }];
    const { privacy } = requestBody(outing, state, { ...consent, documents });
    const { flags } = privacyFromWire(privacy).value;
    const given = flags.filter(({ value }) => value === 1).map(({ key }) => key);
    expect(given.toSorted((one, other) => one - other)).toEqual([1, 22, 105, 106, 407]);
    for (const flag of flags) expect(flag.last_change).toBe(openedAt);
    expect(flags.find(({ key }) => key === 106)?.description).toContain('Allegato 3');
  });

  it("has for each consent its time, its channels and its text in the visitor's language", () => {
    const since = '2026-11-21T09:59:30.000Z';
    const { privacy } = requestBody(outing, state, {
      ...consent,
      changedAt: { newsletter: since },
      channels: { generale: ['email'] },
      t: (text) => `EN ${text}`,
    });
    const { flags } = privacyFromWire(privacy).value;
    const flag = (code: number) => flags.find(({ key }) => key === code);
    expect([flag(22)?.last_change, flag(105)?.last_change]).toEqual([since, openedAt]);
    expect(flag(1)?.channels).toEqual(['email']);
    expect(flag(1)?.description).toMatch(/^EN /);
  });

  it('omits fields that the line does not ask for, even if the record has them', () => {
    const contractor = { ...outing.contractor, hides: ['professione'] } as const;
    expect(requestBody({ ...outing, contractor }, state, consent).contractor).toEqual({
      ...sentGiulia,
      professione: null,
    });
  });

  it("has the consents in the format 'items' if the back end requires it", () => {
    const { privacy } = requestBody(outing, state, { ...consent, privacyForm: 'items' });
    expect(privacy).toContainEqual({ type: 'newsletter', channels: [], consent: true });
    expect(privacy).toContainEqual(
      expect.objectContaining({ type: 'commerciale', consent: false }),
    );
  });

  it('has the ids of the account and the selected record of a logged-in visitor, with the IVASS consent only', () => {
    const chosen = { ...state, contractor: { ...giuliaAsks, selectPeopleId: 'p-7' } };
    const signed = { ...consent, user };
    const { sfLeadIds, privacy } = requestBody(outing, chosen, signed);
    expect(sfLeadIds).toEqual({ sfUserId: 'sf-1', sfContractorPersonId: 'p-7' });
    const { flags } = privacyFromWire(privacy).value;
    expect(flags.map(({ key }) => key).toSorted((one, other) => one - other)).toEqual([106, 407]);
    expect(stepBody(outing, chosen, 3, signed)).toMatchObject({ isLogged: true });
    expect(stepBody(outing, chosen, 3, consent)).toMatchObject({ isLogged: false });
  });

  it('has the id of the account and of no person when a logged-in visitor asks for a company', () => {
    const contractor = { ...rossiAsks, selectPeopleId: 'c-3' };
    const { sfLeadIds } = requestBody(outing, { ...state, contractor }, { ...consent, user });
    expect(sfLeadIds).toEqual({ sfUserId: 'sf-1', sfContractorPersonId: null });
  });

  it('has no record id when a logged-in visitor asks for an unsaved person', () => {
    expect(requestBody(outing, state, { ...consent, user }).sfLeadIds).toBeNull();
  });

  it('trims the email and phone number that the consents hold for', () => {
    const contractor = giuliaWith({
      email: ' giulia.ferri@example.it ',
      cellulare: '+39 333 123 4567',
    });
    expect(requestBody(outing, { ...state, contractor }, consent).privacy).toMatchObject({
      email: 'giulia.ferri@example.it',
      telefono: '3331234567',
    });
  });

  it('contains null for answers that do not apply', () => {
    const product = { ...aDayOut, polizzaAttiva: true, scadenzaPolizza: '2026-12-20', bambini: 0 };
    expect(requestBody(outing, { ...state, product }, consent).specificData).toMatchObject({
      dataScadenza: '2026-12-20',
      eta_bambini: null,
    });
  });
});

describe('a page save', () => {
  it('sends only the answers of the page', () => {
    expect(stepBody(outing, state, 2, consent)).toEqual({ specificData: first, isLogged: false });
  });

  it('sends the consents with the last page', () => {
    const body = stepBody(outing, state, 3, consent);
    expect(body.specificData).toEqual(second);
    expect(body.privacy).toEqual(requestBody(outing, state, consent).privacy);
  });
});

describe('a line with custom settings for saving', () => {
  const member: LineState = { ...state, product: sailor };
  const races = {
    nascita: '1985-03-27',
    corso: 'regata',
    gare: [{ anno: 2024, esito: 'vinta' }],
    agonista: true,
    istruttore: { nome: 'Ada Neri' },
  };

  it('sends a page wrapped in an object, and the last page flat under different keys', () => {
    expect(stepBody(club, member, 2, consent)).toEqual({ datiGare: races, isLogged: false });
    const { privacy: _, ...last } = stepBody(club, member, 3, consent);
    expect(last).toEqual({ Club_Health: true, isLoggedUser: false });
  });

  it('saves a page at the path that its back end has for that page', async () => {
    const { client, calls } = outingBackEnd();
    await savePage(client, club, member, 2, consent);
    await savePage(client, club, member, 3, consent);
    expect(calls.map(({ path, search }) => path + search)).toEqual(['save/engine', 'save?step=3']);
  });

  it('repeats parts of the answers in the whole request', () => {
    const body = requestBody(club, member, consent);
    expect(body).toMatchObject({
      specificData: { ...races, sano: true },
      datiGare: races,
      categoria: 4,
    });
  });
});
