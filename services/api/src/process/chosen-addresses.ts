import type { RuleSettings } from '@preventivo/core';
import { embeddedAddresses } from '../addresses/embedded.ts';
import { googleAddresses } from '../addresses/google.ts';
import { nominatimAddresses } from '../addresses/nominatim.ts';
import { photonAddresses } from '../addresses/photon.ts';
import type { AddressProvider } from '../addresses/provider.ts';
import type { AddressConfig } from '../config/config.ts';
import type { Reference } from '../reference/reference.ts';

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
