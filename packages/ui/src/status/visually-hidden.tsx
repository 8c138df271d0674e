import type { ReactNode } from 'react';

/** Read, not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="q-hidden">{children}</span>;
}
