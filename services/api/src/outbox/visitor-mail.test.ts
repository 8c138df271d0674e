import { fire } from '@preventivo/line-fire/line';
import { health } from '@preventivo/line-health/line';
import { householder } from '@preventivo/line-householder/line';
import { microcar } from '@preventivo/line-microcar/line';
import { pets } from '@preventivo/line-pets/line';
import { travel } from '@preventivo/line-travel/line';
import { describe, expect, it } from 'vitest';
import { createReference } from '../reference/reference.ts';
import { contractor, storedRequest as request, rossi, trip } from '../testing/giulia.ts';
import { quadricycle } from '../testing/quadricycle.ts';
import { data } from '../testing/test-api.ts';
import { visitorMail } from './visitor-mail.ts';

const broker = {
  name: 'Rossi Assicurazioni',
  phone: { number: '02 1234 567', hours: 'lun–ven 9–18' },
  email: 'ciao@rossi.example',
};
const parts = {
  lines: { travel, fire, health, householder, microcar, pets },
  reference: createReference(data),
  broker,
};
/** Returns the mail for a request, with its text and its HTML. */
async function mailOf(payload: object = {}, line = 'travel', from: object = broker) {
  const mail = await visitorMail(
    { ...request, line, payload: { ...request.payload, ...payload } },
    { ...parts, broker: { ...broker, ...from } },
  );
  if (!mail?.html) throw new Error('no mail');
  return { ...mail, html: mail.html };
}
const bothOf = ({ text, html }: { text: string; html: string }) => [text, html];

describe('mail to the visitor', () => {
  it('the visitor mail goes to the contractor with the line and code, and replies go to the broker', async () => {
    const { to, subject, replyTo } = await mailOf();
    expect(to).toBe('giulia.ferri@example.it');
    expect(subject).toBe('Abbiamo ricevuto la tua richiesta: Viaggi (KMR-4821)');
    expect(replyTo).toBe('ciao@rossi.example');
  });

  it("the visitor mail contains the code, the next steps and the broker's contacts", async () => {
    const { text, html } = await mailOf();
    expect(text).toContain('Il codice da dirci al telefono: KMR-4821\n');
    expect(text).toContain(
      '- Sabato 21 novembre 2026 alle 11:00: Abbiamo ricevuto la tua richiesta.',
    );
    expect(text).toContain('- Quando hai il preventivo: Scegli se accettarlo, senza impegno.\n');
    expect(text).toContain('- Telefono: 02 1234 567 (lun–ven 9–18)\n- Email: ciao@rossi.example\n');
    expect(html).toContain('href="tel:021234567"');
    expect(html).toContain('href="mailto:ciao@rossi.example"');
  });

  it('the visitor mail contains every answer after its question by page, and no unasked questions', async () => {
    const mail = await mailOf();
    expect(mail.text).toContain(
      'IL TUO VIAGGIO\n- Hai avuto sinistri negli ultimi anni? No\n- Hai già una polizza attiva? No\n- Che copertura cerchi? Viaggio singolo\n- Partenza: 01/12/2026\n',
    );
    for (const part of bothOf(mail)) {
      expect(part).toContain('Viaggio singolo');
      expect(part).not.toMatch(/null|undefined|speseMediche|Quanti figli|4f3c2a1b/);
    }
  });

  it("the visitor mail contains the visitor's contact details, so that they notice a typo", async () => {
    const { text } = await mailOf();
    expect(text).toContain('- Nome: Giulia Ferri\n');
    expect(text).toContain('- Telefono: 3331234567\n');
    const company = await mailOf({ contractor: rossi });
    expect(company.text).toContain('- Azienda: ');
  });

  it('the visitor mail contains nothing that a stranger must not read, in case the address is wrong', async () => {
    for (const part of bothOf(await mailOf()))
      expect(part).not.toMatch(/27\/03\/1985|VIA ROMA|Via Roma|20121|Architetto|MILANO/i);
    for (const part of bothOf(await mailOf({ contractor: rossi })))
      expect(part).not.toContain(rossi.pIva);
  });

  it('the visitor mail contains only the town of an address', async () => {
    const specificData = {
      indirizzo: 'VIA LANGA, 3, 12051 ALBA (CN), ITALIA',
      street: 'VIA LANGA',
      street_number: '3',
      zip: '12051',
      city: 'ALBA (CN)',
      is_manual_address: false,
    };
    const { text } = await mailOf({ specificData }, 'fire');
    expect(text).toContain("- Indirizzo dell'immobile: ALBA (CN)\n");
    expect(text).not.toContain('LANGA');
  });

  it('the visitor mail omits a birth date that a line takes from the contractor', async () => {
    const specificData = {
      sinistriPrecedenti: false,
      polizzaGiaAttiva: false,
      dataScadenza: null,
      nascita: '1985-03-27',
      familiari: 3,
      animali: false,
    };
    const mail = await mailOf({ specificData }, 'householder');
    expect(mail.text).toContain('- Quante persone siete in famiglia? 3\n');
    for (const part of bothOf(mail)) expect(part).not.toContain('1985');
  });

  it('the visitor mail omits the data of other people', async () => {
    const { specificData } = quadricycle();
    const mail = await mailOf({ specificData }, 'microcar');
    expect(mail.text).toContain('- Marca: Aixam\n');
    for (const part of bothOf(mail)) expect(part).not.toMatch(/Enrico|1952|proprietario, /);
  });

  it('the visitor mail omits answers about health, and says so in a note', async () => {
    const specificData = {
      sinistriPrecedenti: false,
      polizzaGiaAttiva: false,
      dataScadenza: null,
      Health_Insurance_Subjects: '1',
      Household_Income: '1',
      hasSituazioni: true,
      hasPatologie: true,
      Health_Insurance_Diseases: 'Gravidanza|',
      Health_Insurance_Specific_Diseases: 'Diabete|',
    };
    const mail = await mailOf({ specificData }, 'health');
    expect(mail.text).toContain('Le risposte più personali non stanno');
    for (const part of bothOf(mail))
      expect(part).not.toMatch(/Gravidanza|Diabete|patologie|situazioni|Reddito|LA TUA SALUTE/i);
  });

  it('the visitor mail omits answers that the summary hides, in any line', async () => {
    const careful = { ...travel, sensitive: ['destinazione'] } as const;
    const mail = await visitorMail(request, { ...parts, lines: { travel: careful } });
    expect(mail?.text).not.toMatch(/Dove vai\?|Europa/);
    expect(mail?.text).toContain('- Partenza: 01/12/2026\n');
    expect(mail?.text).toContain('Le risposte più personali non stanno');
  });

  it.each([
    'vinci su http://male.example',
    'www.male.example',
    'scrivi a x@male.example',
    'male.com',
  ])('the visitor mail contains no typed link in the broker’s name: %s', async (typed) => {
    const animal = { nome: typed, razza: typed, tipo_animale: 'cane' };
    for (const part of bothOf(await mailOf({ specificData: animal }, 'pets')))
      expect(part).not.toMatch(/male\./);
    const { text } = await mailOf({ contractor: { ...contractor, nome: typed } });
    expect(text).toContain('- Nome: Quello che hai scritto\n');
  });

  it('the API sends no visitor mail without exactly one valid address', async () => {
    for (const email of [
      '',
      null,
      'giulia',
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: c@d.example',
    ]) {
      const payload = { ...request.payload, contractor: { ...contractor, email } };
      expect(await visitorMail({ ...request, payload }, parts)).toBeUndefined();
    }
  });

  it('the visitor mail omits contact details that the broker lacks, and answers of a line that is no longer served', async () => {
    const { text, replyTo } = await mailOf({}, 'travel', { phone: undefined, email: undefined });
    expect(text).not.toContain('PER PARLARE CON NOI');
    expect(replyTo).toBeUndefined();
    const gone = await mailOf({ specificData: trip }, 'zattera');
    expect(gone.subject).toBe('Abbiamo ricevuto la tua richiesta: zattera (KMR-4821)');
    expect(gone.text).toContain('COME TI CONTATTIAMO');
  });
});
