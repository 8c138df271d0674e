import { describe, expect, it } from 'vitest';
import { channelsOf, missingConsents, optionalConsents } from './consent-table.ts';
import { consentKeys, noConsents } from './consents.ts';

describe('consents', () => {
  it('are all false at the start', () => {
    expect(consentKeys.filter((key) => noConsents[key])).toEqual([]);
  });

  it('require three from a visitor, in the order of the form', () => {
    expect(missingConsents(noConsents, 'anonymous')).toEqual(['ivass', 'cgu', 'generale']);
  });

  it('require the first three at registration', () => {
    expect(missingConsents(noConsents, 'registration')).toEqual(consentKeys.slice(0, 3));
  });

  it('require only the IVASS notice from a logged-in user', () => {
    expect(missingConsents(noConsents, 'logged')).toEqual(['ivass']);
  });

  it('include four optional ones for visitors and at registration, and none for logged-in users', () => {
    const more = ['newsletter', 'commerciale', 'profilazione', 'cessione'];
    expect(optionalConsents('anonymous')).toEqual(more);
    expect(optionalConsents('registration')).toEqual(more);
    expect(optionalConsents('logged')).toEqual([]);
  });

  it('allow a visitor to continue without optional ones', () => {
    const consents = { ...noConsents, ivass: true, cgu: true, generale: true };
    expect(missingConsents(consents, 'anonymous')).toEqual([]);
  });

  it('do not count optional ones as mandatory', () => {
    const consents = { ...noConsents, newsletter: true, commerciale: true, cessione: true };
    expect(missingConsents(consents, 'anonymous')).toHaveLength(3);
  });

  it('have channels only if they permit contacting the user', () => {
    expect(channelsOf('commerciale')).toEqual(['email', 'phone', 'whatsapp', 'sms']);
    expect(consentKeys.filter((key) => channelsOf(key).length > 0)).toEqual([
      'generale',
      'commerciale',
      'cessione',
    ]);
  });
});
