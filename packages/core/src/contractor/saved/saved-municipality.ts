import { composeMunicipality, fold, readMunicipality } from '@preventivo/italian';
import { provinceNames } from './province-names.ts';

/**
 * Converts another back end's municipality to 'NAME (PV)'. Also accepts a province in full: 'Milano (Milano)'. Keeps
 * a text without a province unchanged, because several municipalities may have this name.
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
