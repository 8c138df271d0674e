import { usePreventivo, useTranslate } from '@preventivo/core/react';
import { townMany, townNone, townOne, townsSuggested } from '@preventivo/core/words';
import { Combobox, type ComboboxProps } from '@preventivo/ui';
import { forwardRef } from 'react';

/** Props of `<MunicipalityBox>`. */
export interface MunicipalityBoxProps
  extends Omit<
    ComboboxProps,
    'options' | 'search' | 'shortest' | 'found' | 'notFound' | 'listLabel'
  > {
  /** Whether the field asks for a residence, which must be a municipality that exists today. */
  readonly isResidenza: boolean;
  /**
   * The birth date, if the field asks for a birthplace. Municipalities that existed under their name on that date come
   * first.
   * @defaultValue the order of the quote service
   */
  readonly bornOn?: string | null | undefined;
}

/** A combobox of the municipalities that the quote service knows. Its value has the form 'NAME (PV)'. */
export const MunicipalityBox = forwardRef<HTMLInputElement, MunicipalityBoxProps>(
  function MunicipalityBox({ isResidenza, bornOn, ...box }, ref) {
    const t = useTranslate();
    const context = usePreventivo();
    return (
      <Combobox
        {...box}
        ref={ref}
        listLabel={t(townsSuggested)}
        found={(count) => t(count === 1 ? townOne : townMany, { n: count })}
        notFound={t(townNone)}
        // The shortest names of municipalities have two letters: Re, Ne, Vo.
        shortest={2}
        search={async (text) => {
          // biome-ignore lint/suspicious/noImportCycles: a lazy import, which runs when the user types.
          const { searchMunicipalities } = await import('@preventivo/address/lazy/address-details');
          return searchMunicipalities(context, text, { isResidenza, bornOn });
        }}
      />
    );
  },
);
