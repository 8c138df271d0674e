import { data } from '../testing/test-api.ts';

/** 15 June of nine years. Between these years, the municipalities changed. */
export const birthDates = [1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2008].map(
  (year) => `${year}-06-15`,
);

/** Every municipality, current or former, under each of its names and in each of its provinces. */
export const birthplaces = data.municipalities.flatMap(
  ({ name, alt, aka = [], province, formerProvinces = [] }) =>
    [name, ...(alt ? [alt, `${name}/${alt}`] : []), ...aka].flatMap((one) =>
      [province, ...formerProvinces].map((pv) => ({ name: one, province: pv })),
    ),
);
