import { useEffect, useState } from 'react';
import { Funnel } from './funnel.tsx';
import type { FunnelProps, PageSettings } from './funnel-props.ts';
import { lazyClient } from './lazy-client.ts';

interface ConfiguredFunnelProps extends FunnelProps {
  readonly settings: Promise<PageSettings> | undefined;
  /** The element around the funnel. CSS hides the parts that the settings may change until the settings are applied. */
  readonly root: HTMLElement;
}

/**
 * Returns the element of a funnel with the broker's settings.
 * @param file the text of the settings. @defaultValue the text that an inline script of the page requests
 */
export function configuredFunnel(
  props: Omit<ConfiguredFunnelProps, 'settings'>,
  file = window.qSettings,
) {
  const { line } = props;
  // Load the parser only if the file is not empty.
  const settings = file?.then((text): PageSettings | Promise<PageSettings> =>
    text
      ? import('@preventivo/funnel/lazy/settings-of').then((code) => code.settingsOf(text, line))
      : {},
  );
  const client = lazyClient(line.id, settings);
  return <ConfiguredFunnel {...{ client, ...props, settings }} />;
}

/** Renders the funnel with its defaults at once. Applies the broker's settings when they are loaded. */
function ConfiguredFunnel({ settings, root, ...props }: ConfiguredFunnelProps) {
  const [loaded, setLoaded] = useState<PageSettings>();
  useEffect(() => {
    if (loaded) delete root.dataset.qPending;
    // Ignore a failure here: the client's first call also waits for the settings and reports the failure.
    else settings?.then(setLoaded, () => {});
  }, [loaded, settings, root]);
  return <Funnel {...props} {...loaded?.options} />;
}
