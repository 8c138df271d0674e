import type { RefObject } from 'react';
import { useCommitEffect } from '../field/use-commit-effect.ts';

/** Sets attributes of the text box, which is rendered above, without rendering it again. */
export function useBoxAttributes(
  box: RefObject<HTMLInputElement | null>,
  attributes: Readonly<Record<string, string | undefined>>,
) {
  useCommitEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value) box.current?.setAttribute(name, value);
      else box.current?.removeAttribute(name);
  });
}
