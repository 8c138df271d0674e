import { usePreventivo } from '@preventivo/core/react';
import { type ComboboxProps, LazyCombobox } from '@preventivo/ui';
import { forwardRef } from 'react';

export interface MunicipalityBoxProps
  extends Omit<ComboboxProps, 'options' | 'search' | 'found' | 'notFound' | 'listLabel'> {
  /** Whether only municipalities of today are offered, and not those somebody may be born in. */
  readonly isResidenza: boolean;
}

/** A municipality, chosen from those the quote service knows; its value is 'NAME (PV)'. */
export const MunicipalityBox = forwardRef<HTMLInputElement, MunicipalityBoxProps>(
  function MunicipalityBox({ isResidenza, ...box }, ref) {
    const { client, queries } = usePreventivo();
    return (
      <LazyCombobox
        {...box}
        ref={ref}
        listLabel="Comuni suggeriti"
        found={(count) =>
          count === 1 ? '1 comune trovato' : `${count} comuni trovati, usa le frecce`
        }
        notFound="Nessun comune trovato"
        search={async (text) => {
          const { municipalitiesQuery } = await import('./api.ts');
          return queries.ask(municipalitiesQuery(client, text, isResidenza));
        }}
      />
    );
  },
);
