import { type ConsentChannel, type ConsentKey, channelNames, channelsOf } from '@preventivo/core';
import { CheckboxGroup } from '@preventivo/ui/checkbox';

interface ChannelChoiceProps {
  readonly consent: ConsentKey;
  readonly chosen: readonly ConsentChannel[];
  readonly onChange: (chosen: readonly ConsentChannel[]) => void;
}

/** How somebody who agreed may be reached: each channel for itself, none beforehand. */
export function ChannelChoice({ consent, chosen, onChange }: ChannelChoiceProps) {
  const channels = channelsOf(consent);
  return (
    <CheckboxGroup
      name={`${consent}.canali`}
      label="Canali"
      optional
      options={channels.map((id) => ({ id, value: channelNames[id] }))}
      value={chosen}
      onChange={(keys) => onChange(channels.filter((channel) => keys.includes(channel)))}
    />
  );
}
