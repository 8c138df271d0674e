import { useState } from 'react';

/**
 * A module that is loaded when asked for: undefined until it is here. A load that failed is silent,
 * since what stands without it works too, and is tried again when asked again.
 */
export function useLazy<Module>(
  load: () => Promise<Module>,
): readonly [Module | undefined, () => Promise<void> | undefined] {
  // In an object, since a module may be a function, which a state would call.
  const [loaded, setLoaded] = useState<{ readonly module: Module }>();
  const request = () => {
    if (loaded) return undefined;
    return load().then(
      (module) => setLoaded({ module }),
      () => undefined,
    );
  };
  return [loaded?.module, request];
}
