import { describe, expect, it } from 'vitest';
import { noConsents } from './consents.ts';
import { flagsFromWire, privacyFromWire } from './privacy-from-wire.ts';
import { privacyToWire } from './privacy-to-wire.ts';

const consents = { ...noConsents, ivass: true, cgu: true, generale: true, newsletter: true };
const body = privacyToWire({
  consents,
  openedAt: '2026-11-21T09:30:00.000Z',
  email: 'giulia.ferri@example.it',
  telefono: '3331234567',
  convenzione: 1,
  variant: 'anonymous',
});
const problemsOf = (raw: unknown) => privacyFromWire(raw).problems;
const withFlag = (index: number, change: object) => ({
  ...body,
  flags: body.flags.map((flag, at) => (at === index ? { ...flag, ...change } : flag)),
});

describe('privacyFromWire', () => {
  it('privacyFromWire reads back the body that privacyToWire returns', () => {
    const { value, problems } = privacyFromWire(JSON.parse(JSON.stringify(body)));
    expect(problems).toEqual([]);
    expect(value).toEqual({ ...body, consents });
  });

  it('privacyFromWire reads a missing consent as not given', () => {
    const { value, problems } = privacyFromWire({ ...body, flags: body.flags.slice(0, 2) });
    expect(problems).toEqual([]);
    expect(value.consents).toEqual({ ...noConsents, ivass: true });
  });

  it.each([[null], ['a text'], [[]], [7], [undefined]])(
    'privacyFromWire refuses %j as a whole',
    (raw) => {
      expect(problemsOf(raw)[0]).toEqual({ key: '', reason: 'wrong' });
    },
  );

  it('privacyFromWire reports an unknown key', () => {
    expect(problemsOf({ ...body, sconto: 10 })).toEqual([{ key: 'sconto', reason: 'unknown' }]);
    expect(problemsOf(withFlag(1, { sconto: 10 }))).toEqual([
      { key: 'flags.1.sconto', reason: 'unknown' },
    ]);
  });

  it.each([
    ['email', { email: 5 }],
    ['email', { email: 'x'.repeat(201) }],
    ['telefono', { telefono: null }],
    ['convenzione', { convenzione: 'uno' }],
    ['convenzione', { convenzione: -1 }],
    ['flags', { flags: { 0: {} } }],
  ])('privacyFromWire reports %s when its type is wrong', (key, change) => {
    expect(problemsOf({ ...body, ...change })).toContainEqual({ key, reason: 'wrong' });
  });

  it.each([
    ['flags.2.key', { key: 999 }],
    ['flags.2.key', { key: 'ivass' }],
    ['flags.2.value', { value: 'si' }],
    ['flags.2.value', { value: 2 }],
    ['flags.2.description', { description: 7 }],
    ['flags.2.description', { description: 'x'.repeat(1001) }],
    ['flags.2.last_change', { last_change: 'ieri' }],
    ['flags.2.last_change', { last_change: '2026-13-41T00:00:00Z' }],
  ])('privacyFromWire reports %s when it is wrong', (key, change) => {
    expect(problemsOf(withFlag(2, change))).toContainEqual({ key, reason: 'wrong' });
  });

  it.each([
    [{ convenzione: '1' }],
    [{ convenzione: undefined }],
    [{ flags: body.flags.map(({ key, ...flag }) => ({ ...flag, key: String(key) })) }],
    [{ flags: body.flags.map(({ value, ...flag }) => ({ ...flag, value: value === 1 })) }],
    [{ flags: body.flags.map(({ value, ...flag }) => ({ ...flag, value: String(value) })) }],
  ])('privacyFromWire accepts another spelling: %j', (change) => {
    expect(privacyFromWire({ ...body, ...change })).toEqual(privacyFromWire(body));
  });

  it.each([
    ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['20/11/2026', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20 09:30:00', '2026-11-20T09:30:00Z'],
    ['2026-11-20T09:30:00', '2026-11-20T09:30:00Z'],
    ['2026-11-20T09:30:00+01:00', '2026-11-20T09:30:00+01:00'],
  ])('privacyFromWire reads a last_change of %s as %s', (last_change, kept) => {
    const { value, problems } = privacyFromWire(withFlag(2, { last_change }));
    expect(problems).toEqual([]);
    expect(value.flags[2]?.last_change).toBe(kept);
  });

  it('privacyFromWire reads a missing description as an empty text', () => {
    const { value, problems } = privacyFromWire(withFlag(2, { description: undefined }));
    expect(problems).toEqual([]);
    expect(value.flags[2]?.description).toBe('');
  });

  it('privacyFromWire refuses a repeated flag, and a list longer than all flags', () => {
    expect(problemsOf(withFlag(2, { key: 105 }))).toContainEqual({ key: 'flags', reason: 'wrong' });
    const long = { ...body, flags: [...body.flags, ...body.flags] };
    expect(problemsOf(long)).toEqual([{ key: 'flags', reason: 'wrong' }]);
  });

  describe('the flag of the documents follows the IVASS notice, even from another front end', () => {
    const at = '2026-11-21T09:45:00.000Z';
    const read = (raw: unknown) => {
      const { value, problems } = privacyFromWire(raw);
      return { problems, ...value, byKey: new Map(value.flags.map((flag) => [flag.key, flag])) };
    };

    it.each([
      ['taken with it', 0, { value: 0, last_change: at }, 0],
      ['given with it', 1, { value: 0, last_change: at }, 1],
    ] as const)(
      'privacyFromWire sets the documents flag to the value of the IVASS notice: %s',
      (_, index, change, value) => {
        const { problems, byKey, consents: said } = read(withFlag(index, change));
        expect(problems).toEqual([]);
        expect(byKey.get(407)).toMatchObject({ key: 407, value });
        expect(byKey.get(407)?.last_change).toBe(byKey.get(106)?.last_change);
        expect(said.ivass).toBe(value === 1);
      },
    );

    it('privacyFromWire adds the documents flag if it is missing', () => {
      const without = { ...body, flags: body.flags.filter(({ key }) => key !== 407) };
      const { problems, flags } = read(without);
      expect(problems).toEqual([]);
      expect(flags).toEqual(body.flags);
    });

    it('privacyFromWire reads the documents flag as 0 if the IVASS notice is missing', () => {
      const {
        problems,
        byKey,
        consents: said,
      } = read({
        ...body,
        flags: body.flags.filter(({ key }) => key !== 106),
      });
      expect(problems).toEqual([]);
      expect(byKey.get(407)?.value).toBe(0);
      expect(said.ivass).toBe(false);
    });
  });

  it('privacyFromWire reads the chosen channels', () => {
    const chosen = withFlag(2, { channels: ['sms', 'email'] });
    const { value, problems } = privacyFromWire(chosen);
    expect(problems).toEqual([]);
    expect(value.flags[2]).toEqual({ ...body.flags[2], channels: ['email', 'sms'] });
    expect(value.flags[1]).not.toHaveProperty('channels');
  });

  it.each([
    ['are no list', 2, 'email'],
    ['contain an unknown channel', 2, ['email', 'piccione']],
    ['are named twice', 2, ['email', 'email']],
    ['belong to a consent that has none', 0, ['email']],
    ['belong to a consent that has none, though none is named', 1, []],
    ['belong to a consent that was not given', 5, ['email']],
  ])('privacyFromWire refuses channels that %s', (_, index, channels) => {
    expect(problemsOf(withFlag(index, { channels }))).toEqual([
      { key: `flags.${index}.channels`, reason: 'wrong' },
    ]);
  });

  it('privacyFromWire never repeats the sent content in a problem', () => {
    const problems = problemsOf(withFlag(0, { description: 5, value: 'GIULIA' }));
    expect(JSON.stringify(problems)).not.toContain('GIULIA');
  });

  it('flagsFromWire reads the bare list of flags of a registration', () => {
    expect(flagsFromWire(body.flags, 'privacy').value.consents).toEqual(consents);
    expect(flagsFromWire('si', 'privacy').problems).toEqual([{ key: 'privacy', reason: 'wrong' }]);
  });
});
