import { describe, expect, it } from 'vitest';
import { channelsOf, missingConsents, optionalConsents } from './consent-table.ts';
import { consentKeys, noConsents } from './consents.ts';

describe('consents', () => {
  it('consents are all false at the start', () => {
    expect(consentKeys.filter((key) => noConsents[key])).toEqual([]);
  });

  it('three consents are mandatory for a visitor, in the order of the form', () => {
    expect(missingConsents(noConsents, 'anonymous')).toEqual(['ivass', 'cgu', 'generale']);
  });

  it('the first three consents are mandatory at registration', () => {
    expect(missingConsents(noConsents, 'registration')).toEqual(consentKeys.slice(0, 3));
  });

  it('only the IVASS notice is mandatory for a logged-in user', () => {
    expect(missingConsents(noConsents, 'logged')).toEqual(['ivass']);
  });

  it('four consents are optional for visitors, and none for logged-in users', () => {
    const more = ['newsletter', 'commerciale', 'profilazione', 'cessione'];
    expect(optionalConsents('anonymous')).toEqual(more);
    expect(optionalConsents('registration')).toEqual(more);
    expect(optionalConsents('logged')).toEqual([]);
  });

  it('a visitor may continue without the optional consents', () => {
    const consents = { ...noConsents, ivass: true, cgu: true, generale: true };
    expect(missingConsents(consents, 'anonymous')).toEqual([]);
  });

  it('optional consents do not replace mandatory ones', () => {
    const consents = { ...noConsents, newsletter: true, commerciale: true, cessione: true };
    expect(missingConsents(consents, 'anonymous')).toHaveLength(3);
  });

  it('consents have channels only if they permit contacting the user', () => {
    expect(channelsOf('commerciale')).toEqual(['email', 'phone', 'whatsapp', 'sms']);
    expect(consentKeys.filter((key) => channelsOf(key).length > 0)).toEqual([
      'generale',
      'commerciale',
      'cessione',
    ]);
  });
});
