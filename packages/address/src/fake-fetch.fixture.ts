// For stories and tests: the address calls of the quote service, answered in the contract's shapes.

interface Known {
  readonly toponimo: string;
  readonly address: string;
  readonly number: string;
  readonly cap: string;
  readonly city: string;
  readonly pv: string;
}

const places: Readonly<Record<string, Known>> = {
  p1: {
    toponimo: 'VIA',
    address: 'GARIBALDI',
    number: '12',
    cap: '20121',
    city: 'MILANO',
    pv: 'MI',
  },
  p2: {
    toponimo: 'VIA',
    address: 'GARIBALDI',
    number: '12',
    cap: '10122',
    city: 'TORINO',
    pv: 'TO',
  },
  p3: {
    toponimo: 'VIA',
    address: 'GARIBALDI',
    number: '',
    cap: '20021',
    city: 'BOLLATE',
    pv: 'MI',
  },
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

const municipalities: Readonly<Record<string, readonly string[]>> = {
  'BOLLATE (MI)': ['20021'],
  'MILANO (MI)': ['20121', '20122', '20123', '20124'],
  'MILAZZO (ME)': ['98057'],
  'RE (VB)': ['28856'],
  'ROMA (RM)': ['00118', '00119', '00120'],
  'ROMANO DI LOMBARDIA (BG)': ['24058'],
};

const session = '6f1d2c84-0a53-4a8c-9b6f-2f0a8f6f9d11';

/** What was asked, call by call. */
export interface RecordedRequest {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * A `fetch` that knows five addresses and six municipalities.
 * @param failing paths that answer 500
 */
export function fakeFetch(failing: readonly string[] = []) {
  const requests: RecordedRequest[] = [];
  const answer: typeof fetch = async (input, init) => {
    const path = String(input).replace('/api/travel/', '');
    const body: Readonly<Record<string, unknown>> = JSON.parse(String(init?.body ?? '{}'));
    requests.push({ path, body });
    if (failing.includes(path))
      return Response.json({ status: 500, msg: 'Errore' }, { status: 500 });
    return Response.json(answerOf(path, body));
  };
  return { fetch: answer, requests };
}

function answerOf(path: string, body: Readonly<Record<string, unknown>>): unknown {
  if (path === 'address/search') return { session, placeList: placesLike(String(body.input)) };
  if (path === 'address/details')
    return { session, placeList: [], indirizzo: places[String(body.placeId)] };
  if (path === 'location/findComune')
    return Object.keys(municipalities)
      .filter((value) => value.startsWith(String(body.nome).toUpperCase()))
      .map((value, index) => ({ id: `F20${index}`, value }));
  const codes = municipalities[`${body.comune} (${body.provincia})`] ?? [];
  return codes.map((id) => ({ id, value: id }));
}

function placesLike(text: string) {
  const words = text.split(/[\s,]+/).filter(Boolean);
  return Object.entries(places)
    .map(([placeId, place]) => ({ placeId, description: describe(place) }))
    .filter(({ description }) => words.every((word) => description.includes(word)));
}

function describe({ toponimo, address, number, cap, city, pv }: Known): string {
  const street = [`${toponimo} ${address}`, number].filter(Boolean).join(', ');
  return `${street}, ${`${cap} ${city} ${pv}`.trim()}, ITALIA`;
}
