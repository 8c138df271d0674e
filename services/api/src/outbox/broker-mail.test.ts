import { defaultBroker } from '@preventivo/core';
import { consentTable, noConsents } from '@preventivo/core/consents';
import { fire } from '@preventivo/line-fire/line';
import { microcar } from '@preventivo/line-microcar/line';
import { travel } from '@preventivo/line-travel/line';
import { describe, expect, it } from 'vitest';
import { createReference } from '../reference/reference.ts';
import { contractor, privacy, storedRequest as request, trip } from '../testing/giulia.ts';
import { quadricycle } from '../testing/quadricycle.ts';
import { data } from '../testing/test-api.ts';
import { brokerMail } from './broker-mail.ts';

const parts = {
  to: 'preventivi@broker.example',
  lines: { travel },
  reference: createReference(data),
  broker: defaultBroker,
};
const building = { metri_quadri: 95, valore_perizia: 250_000.5 };
const mailOf = (payload: object, line = 'travel', served: object = parts.lines) =>
  brokerMail({ ...request, line, payload: { ...request.payload, ...payload } }, 'request', {
    ...parts,
    lines: { ...served },
  });
const textOf = async (payload: object, line?: string, served?: object) =>
  (await mailOf(payload, line, served)).text;

describe('mail to the broker', async () => {
  const mail = await brokerMail(request, 'request', parts);

  it('the broker mail goes to the broker with a subject without names', () => {
    expect(mail.to).toBe('preventivi@broker.example');
    expect(mail.subject).toBe('Nuova richiesta di preventivo: Viaggi (KMR-4821)');
  });

  it('the broker mail contains the time when the request arrived, in Italian time', () => {
    expect(mail.text).toContain('- Ricevuta: Sabato 21 novembre 2026 alle 11:00\n');
    expect(mail.text).toContain('\nCodice della richiesta: KMR-4821\n');
    expect(mail.text).toContain(`- Identificativo: ${request.id}\n`);
  });

  it('the broker mail contains the contractor with labels instead of keys', () => {
    for (const line of [
      '- Nome: Giulia',
      '- Cognome: Ferri',
      '- Telefono: 3331234567',
      '- Indirizzo: VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
      '- Sesso: Donna',
      '- Data di nascita: 27/03/1985',
      '- Stato di nascita: Italia',
      '- Professione: Architetto',
    ])
      expect(mail.text).toContain(`${line}\n`);
  });

  it('the broker mail contains each answer after its question, and no unasked questions', () => {
    expect(mail.text).toContain('\nIL TUO VIAGGIO\n');
    expect(mail.text).toContain('- Che copertura cerchi? Viaggio singolo\n');
    expect(mail.text).toContain('- Partenza: 01/12/2026\n');
    expect(mail.text).toContain('- Età: 41\n');
    expect(mail.text).toMatch(/- Quali coperture vuoi\? [^\n]+, [^\n]+\n/);
    expect(mail.text).not.toMatch(/null|speseMediche|Quanti figli/);
  });

  it('the broker mail contains the address of a building once, without its separate parts', async () => {
    const specificData = {
      metri_quadri: 180,
      indirizzo: 'VIA LANGA, 3, 12051 ALBA (CN), ITALIA',
      street: 'VIA LANGA',
      street_number: '3',
      zip: '12051',
      city: 'ALBA (CN)',
      is_manual_address: false,
    };
    const text = await textOf({ specificData }, 'fire', { fire });
    expect(text).toContain("- Indirizzo dell'immobile: Via Langa 3, 12051 Alba\n");
    expect(text).not.toMatch(/street|zip|city|manual/);
  });

  it('the broker mail contains amounts and measures in the Italian format', async () => {
    const text = await textOf({ specificData: building }, 'fire', { fire });
    expect(text).toContain('- Superficie, in metri quadri: 95\u00a0m²\n');
    expect(text).toMatch(/- Valore [^\n]+: 250\.000,50\u00a0€\n/);
  });

  it('the broker mail contains accepted and declined consents', async () => {
    const { text } = mail;
    expect(text).toContain(`- ${privacy().flags[0]?.description}: sì\n`);
    expect(text).toContain('- Voglio ricevere la newsletter: no\n');
    expect(await textOf({ privacy: privacy(noConsents) })).not.toContain(': sì\n');
  });

  it('the broker mail contains the channels of a consent if the page asked for them', async () => {
    const { flags, ...rest } = privacy();
    const chosen = (channels: readonly string[]) => ({
      ...rest,
      flags: flags.map((flag) => (flag.key === 102 ? { ...flag, value: 1, channels } : flag)),
    });
    const { label } = consentTable.commerciale;
    expect(await textOf({ privacy: chosen(['sms', 'email']) })).toContain(
      `- ${label}: sì (email, SMS)\n`,
    );
    expect(await textOf({ privacy: chosen([]) })).toContain(`- ${label}: sì (nessun canale)\n`);
  });

  it('the broker mail contains the consents in Italian, even if the page has another language', async () => {
    const { flags, ...rest } = privacy();
    const read = flags.map((flag) => ({
      ...flag,
      description: 'I have read it · Channels: email',
    }));
    const text = await textOf({ privacy: { ...rest, flags: read } });
    for (const { label } of Object.values(consentTable)) expect(text).toContain(`- ${label}: `);
    expect(text).not.toContain('I have read it');
  });

  it('the reply link of the broker mail has exactly one address, even with special characters', async () => {
    const email = '?to=anna%40example.it&bcc=altri@example.it';
    const { html } = await mailOf({ contractor: { ...contractor, email } });
    const [, link = ''] = /href="(mailto:[^"]+)"/.exec(html ?? '') ?? [];
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
    expect([decodeURIComponent(pathname), search]).toEqual([email, '']);
  });

  it('the broker mail contains the channel for the quote once the visitor has chosen it', async () => {
    const recall = { channel: 'phone', at: '2026-11-21T10:05:00.000Z' } as const;
    const recalled = await brokerMail({ ...request, recall }, 'recall', parts);
    expect(recalled.subject).toBe('Contatto da richiamare: Viaggi (KMR-4821)');
    expect(recalled.text).toContain('- Vuole il preventivo: per telefono\n');
    expect(mail.text).not.toContain('Vuole il preventivo');
    const written = { ...request, recall: { ...recall, channel: 'email' } } as const;
    const { subject } = await brokerMail(written, 'recall', parts);
    expect(subject).toBe('Preventivo da inviare: Viaggi (KMR-4821)');
  });

  it("the broker mail contains the contact person of a company with the company's name", async () => {
    const company = {
      ...{ nome: 'Luca', cognome: 'Bianchi', telefono: '3337654321', email: 'l@rossi.example' },
      ...{ ragionSociale: 'Rossi S.r.l.', nomeAzienda: 'Rossi', pIva: '12345678903' },
    };
    const text = await textOf({ contractor: company });
    expect(text).toContain('- Ragione sociale: Rossi S.r.l.\n- Azienda: Rossi\n');
    expect(text).toContain('- Partita IVA: 12345678903\n');
    expect(text).not.toContain('Sesso');
  });

  it('the broker mail replaces line breaks in answers, so that no line is forged', async () => {
    const text = await textOf({ contractor: { ...contractor, nome: 'Giulia\n- Sconto: 90%' } });
    expect(text).toContain('- Nome: Giulia / - Sconto: 90%\n');
  });

  it('the broker mail has the visitor as its reply address, and a link to call them', () => {
    expect(mail.replyTo).toBe('giulia.ferri@example.it');
    expect(mail.html).toContain('href="mailto:giulia.ferri@example.it"');
    expect(mail.html).toContain('href="tel:3331234567"');
  });

  it.each(['', 'giulia', 'a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example'])(
    'the broker mail has no reply address when the visitor has no valid one: %j',
    async (email) => {
      const { replyTo, html, text } = await mailOf({ contractor: { ...contractor, email } });
      expect(replyTo).toBeUndefined();
      expect(html).not.toContain('mailto:');
      expect(text).toContain('non ha lasciato un indirizzo email');
    },
  );

  it('the broker mail has the same content in HTML and text', () => {
    for (const said of [
      'KMR-4821',
      'Giulia',
      'Che copertura cerchi?',
      'Viaggio singolo',
      request.id,
    ])
      expect(mail.html).toContain(said);
  });

  it('the broker mail contains each accident and each answer about the owner under its name', async () => {
    const text = await textOf(quadricycle(), 'microcar', { microcar });
    expect(text).toContain("- Incidente 1, Anno dell'incidente: 2025\n");
    expect(text).toContain('- Informazioni sul proprietario, Nome: Enrico\n');
    expect(text).not.toMatch(/null|undefined|\{n\}/);
  });

  it('the broker mail ends with the answers that belong to no page, as they were sent', async () => {
    const animali = [{ nome: 'Argo', eta: 3 }, { nome: 'Birba' }];
    const text = await textOf({ specificData: { ...trip, animali } });
    expect(text).toContain(
      'ALTRI DATI\n- animali 1, nome: Argo\n- animali 1, eta: 3\n- animali 2, nome: Birba\n',
    );
    expect(await textOf({ specificData: trip }, 'zattera')).toContain(
      '- tipo_viaggio: viaggioSingolo\n',
    );
    const spoiled = await textOf({ specificData: { ...trip, eta: 'quarantuno' } });
    expect(spoiled).toContain('ALTRI DATI\n- Età: quarantuno\n');
  });
});
