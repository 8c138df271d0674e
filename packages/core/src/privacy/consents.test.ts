import { describe, expect, it } from 'vitest';
import { channelsOf, missingConsents, optionalConsents } from './consent-table.ts';
import { consentKeys, noConsents } from './consents.ts';

describe('consents', () => {
  it('start with nothing agreed to', () => {
    expect(consentKeys.filter((key) => noConsents[key])).toEqual([]);
  });

  it('wants three of a visitor, in the order they are asked', () => {
    expect(missingConsents(noConsents, 'anonymous')).toEqual(['ivass', 'cgu', 'generale']);
  });

  it('wants the first three of somebody who registers', () => {
    expect(missingConsents(noConsents, 'registration')).toEqual(consentKeys.slice(0, 3));
  });

  it('wants the IVASS notice alone of somebody who is logged in', () => {
    expect(missingConsents(noConsents, 'logged')).toEqual(['ivass']);
  });

  it('offers four more to a visitor and to who registers, and none to who is logged in', () => {
    const more = ['newsletter', 'commerciale', 'profilazione', 'cessione'];
    expect(optionalConsents('anonymous')).toEqual(more);
    expect(optionalConsents('registration')).toEqual(more);
    expect(optionalConsents('logged')).toEqual([]);
  });

  it('lets a visitor go on who agrees to nothing optional', () => {
    const consents = { ...noConsents, ivass: true, cgu: true, generale: true };
    expect(missingConsents(consents, 'anonymous')).toEqual([]);
  });

  it('does not take optional consents for mandatory ones', () => {
    const consents = { ...noConsents, newsletter: true, commerciale: true, cessione: true };
    expect(missingConsents(consents, 'anonymous')).toHaveLength(3);
  });

  it('names channels only where a consent is about being reached', () => {
    expect(channelsOf('commerciale')).toEqual(['email', 'phone', 'whatsapp', 'sms']);
    expect(consentKeys.filter((key) => channelsOf(key).length > 0)).toEqual([
      'generale',
      'commerciale',
      'cessione',
    ]);
  });
});
