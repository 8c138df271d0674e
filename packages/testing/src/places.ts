// What the back end of the tests knows of Italy: five addresses and six municipalities.

interface Address {
  readonly toponimo: string;
  readonly address: string;
  readonly number: string;
  readonly cap: string;
  readonly city: string;
  readonly pv: string;
}

/** A session of the address search. */
const session = '6f1d2c84-0a53-4a8c-9b6f-2f0a8f6f9d11';
const garibaldi = { toponimo: 'VIA', address: 'GARIBALDI' };
const addresses: Readonly<Record<string, Address>> = {
  p1: { ...garibaldi, number: '12', cap: '20121', city: 'MILANO', pv: 'MI' },
  p2: { ...garibaldi, number: '12', cap: '10122', city: 'TORINO', pv: 'TO' },
  p3: { ...garibaldi, number: '', cap: '20021', city: 'BOLLATE', pv: 'MI' },
  p4: {
    toponimo: 'PIAZZA',
    address: 'DANTE',
    number: '5',
    cap: '07100',
    city: 'SASSARI',
    pv: 'SS',
  },
  p5: { toponimo: 'VIA', address: 'SENZA COMUNE', number: '1', cap: '', city: '', pv: '' },
};

const municipalities = [
  { id: 'A940', value: 'BOLLATE (MI)', codes: ['20021'] },
  { id: 'F205', value: 'MILANO (MI)', codes: ['20121', '20122', '20123', '20124'] },
  { id: 'F206', value: 'MILAZZO (ME)', codes: ['98057'] },
  { id: 'H202', value: 'RE (VB)', codes: ['28856'] },
  { id: 'H501', value: 'ROMA (RM)', codes: ['00118', '00119', '00120'] },
  { id: 'H535', value: 'ROMANO DI LOMBARDIA (BG)', codes: ['24058'] },
];

/** The addresses that hold each word of a text. */
export function searchAddresses(text: string) {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const placeList = Object.entries(addresses)
    .map(([placeId, address]) => ({ placeId, description: describe(address) }))
    .filter(({ description }) => words.every((word) => description.includes(word)));
  return { session, placeList };
}

function describe({ toponimo, address, number, cap, city, pv }: Address): string {
  const street = [`${toponimo} ${address}`, number].filter(Boolean).join(', ');
  return `${street}, ${`${cap} ${city} ${pv}`.trim()}, ITALIA`;
}

/** An address in its parts. */
export const addressOf = (placeId: string) => ({
  session,
  placeList: [],
  indirizzo: addresses[placeId],
});

/** The municipalities whose name begins so. */
export const municipalitiesLike = (name: string) =>
  municipalities
    .filter(({ value }) => value.startsWith(name.toUpperCase()))
    .map(({ id, value }) => ({ id, value }));

/** @param code F205, or Z100 for Albania */
export const birthplaceOf = (code: string) =>
  [
    ...municipalities.map(({ id, value }) => ({ id, value })),
    { id: '29', value: 'Albania' },
  ].filter(({ id }) => id === (code === 'Z100' ? '29' : code));

/** @param municipality 'MILANO (MI)' */
export const postalCodesOf = (municipality: string) =>
  municipalities
    .filter(({ value }) => value === municipality)
    .flatMap(({ codes }) => codes.map((id) => ({ id, value: id })));
