import type { ReactNode } from 'react';

interface ListPanelProps {
  readonly notFound: string | undefined;
  readonly emptyAction: ReactNode;
}

/** In place of the list when nothing was found. It is no option of it. */
export function ListPanel({ notFound = NOT_FOUND, emptyAction }: ListPanelProps) {
  return (
    <div className="q-list q-list-empty">
      <p>{emptyAction ? 'Non lo troviamo. Puoi scriverlo tu.' : notFound}</p>
      {emptyAction}
    </div>
  );
}

export const NOT_FOUND = 'Nessun risultato trovato';
