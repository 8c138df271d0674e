/** Replaces the decimal comma in 'KM 3,5'. All other commas split the address. */
export const decimal = '\u066B';

/**
 * Normalises a typed address: upper case, no brackets, no country, single spaces, and a comma
 * instead of a dash before the postal code.
 */
export function tidy(typed: string): string {
  return (
    typed
      .toUpperCase()
      .replace(/[’‘`´]/g, "'")
      .replace(/[;|\n]+/g, ',')
      .replace(/\b([CVP])\/(DA|LE|ZA|ZZA)\b/g, '$1.$2')
      .replace(/[()\s]+/g, ' ')
      .replace(
        /\bKM\.? ?(\d+)(?:([.,+])(?=\d))?/g,
        (_, number, mark) => `KM ${number}${mark === ',' ? decimal : (mark ?? '')}`,
      )
      .replace(/^(S[SPR])(?=\d)/, '$1 ')
      .replace(/^[A-Z]{2} (?:- )?(?=\d{5} )/, '')
      // Spell out 'S/', as in 'CERNUSCO S/NAVIGLIO' and 'TREZZO S/ADDA'.
      .replace(/(?<=\p{L} )S\/ ?(?=[AEIOU])/gu, "SULL'")
      .replace(/(?<=\p{L} )S\/ ?(?=\p{L})/gu, 'SUL ')
      .replace(/(\d) (?:IN|AD) (?=\p{L}{2})/gu, '$1, ')
      .replace(/[, ]* [-–—] ?(?=\d{5}(?!\d))/, ', ')
      .replace(/[, ]+(?:ITALIA|ITALY|ITALIEN|ITALIE) ?$/, '')
      .replace(/, ?([A-Z]{2}) ?$/, ' $1')
      .trim()
  );
}

const regions =
  /[ ,]+(?:ABRUZZO|BASILICATA|CALABRIA|CAMPANIA|EMILIA[ -]ROMAGNA|FRIULI(?:[ -]VENEZIA[ -]GIULIA| V\. ?G\.)?|F\.? ?V\.? ?G\.?|LAZIO|LIGURIA|LOMBARDIA|MARCHE|MOLISE|PIEMONTE|PUGLIA|SARDEGNA|SICILIA|TOSCANA|TRENTINO(?:[ -]ALTO[ -]ADIGE)?(?:\/SÜDTIROL)?|ALTO ADIGE|SÜDTIROL|UMBRIA|VALLE D'AOSTA|VDA|VENETO)$/;

/** Removes the region at the end of a text. Returns '' if the text ends with no region. */
export function withoutRegion(text: string): string {
  const short = text.replace(regions, '').replace(/, ?([A-Z]{2})$/, ' $1');
  return short === text ? '' : short;
}

/** Removes commas and repeated spaces. */
export const plainWords = (text: string) => text.split(/[ ,]+/).filter(Boolean).join(' ');
