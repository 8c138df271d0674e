import { type ConsentChannel, channelsOf, consentChannels } from './consents.ts';
import { type ConsentFlag, flagCodes } from './flags.ts';

/**
 * The channels that arrive with a flag, in the order they are offered. Nothing where they are no
 * list of channels, each once, or belong to a consent that has none or was not given.
 */
export function channelsFromWire(
  raw: unknown,
  { key, value }: Pick<ConsentFlag, 'key' | 'value'>,
): readonly ConsentChannel[] | undefined {
  if (!Array.isArray(raw) || !codesWithChannels.includes(key)) return undefined;
  const channels = consentChannels.filter((channel) => raw.includes(channel));
  const nothingElse = channels.length === raw.length;
  return nothingElse && (value === 1 || channels.length === 0) ? channels : undefined;
}

const codesWithChannels = Object.entries(flagCodes).flatMap(([key, code]) =>
  channelsOf(key).length > 0 ? [code] : [],
);
