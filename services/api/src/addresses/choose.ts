import type { RuleSettings } from '@preventivo/core';
import type { AddressConfig } from '../config/config.ts';
import type { Reference } from '../reference/reference.ts';
import { embeddedAddresses } from './embedded.ts';
import { googleAddresses } from './google.ts';
import { nominatimAddresses } from './nominatim.ts';
import { photonAddresses } from './photon.ts';
import type { AddressProvider } from './provider.ts';

/** The provider that the configuration names. */
export function chosenAddresses(
  config: AddressConfig,
  rules?: RuleSettings['addresses'],
): (reference: Reference) => AddressProvider {
  return (reference) => {
    switch (config.provider) {
      case 'embedded':
        return embeddedAddresses(reference, rules);
      case 'google':
        return googleAddresses(reference, { ...config, rules });
      case 'photon':
        return photonAddresses(reference, { ...config, rules });
      case 'nominatim':
        return nominatimAddresses(reference, { ...config, rules });
    }
  };
}
