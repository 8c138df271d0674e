import { composeMunicipality, fold, readMunicipality } from '@preventivo/italian';
import { provinceNames } from './province-names.ts';

/**
 * Reads a municipality of another back end as 'NAME (PV)', also where its province is written out: 'Milano (Milano)'. A
 * text without a province stays as it is: other municipalities may have the same name.
 */
export function savedMunicipality(text: string): string {
  const [, name = '', province = ''] =
    /^([^()[\]]+)[([]([^()[\]]{3,60})[)\]]\s*$/.exec(text.slice(0, 100)) ?? [];
  const code = codes.get(fold(province.replace(officeOf, '')));
  return code
    ? composeMunicipality({ name: name.trim().toUpperCase(), province: code })
    : readMunicipality(text);
}

const officeOf = /^\s*(?:provincia|prov\.?|citt[aà] metropolitana)\s+(?:di\s+|dell[ao']\s*)?/i;

const codes = new Map(
  provinceNames.split(',').flatMap((province) => {
    const [code = '', ...names] = province.split(' ');
    return names.map((name) => [name, code] as const);
  }),
);
