import { isRecord } from '../json/is-record.ts';
import { textOf } from '../json/text-of.ts';
import { zipOf } from './zip-of.ts';

/** An address that the search found. */
export interface Place {
  readonly placeId: string;
  /** 'VIA ROMA, 1, 20121 MILANO MI, ITALIA' */
  readonly description: string;
}
/** The source of the found addresses. Its licence may require pages to name it. */
export interface Attribution {
  /** '© OpenStreetMap contributors' */
  readonly text: string;
  /** A page about the source, `https:` or `http:`. */
  readonly url?: string;
}
/** The found addresses, and the session id for requesting their details. */
export interface FoundPlaces {
  readonly session: string;
  readonly placeList: readonly Place[];
  readonly attribution?: Attribution;
}
/** The parts of a found address; '' for an unknown part. */
export interface PlaceDetails {
  readonly session: string;
  readonly indirizzo: {
    /** The kind of street: 'VIA'. */
    readonly toponimo: string;
    /** The name of the street without its kind. */
    readonly address: string;
    readonly number: string;
    /** Five digits. */
    readonly cap: string;
    readonly city: string;
    /** Two letters. */
    readonly pv: string;
  };
}

export function foundPlaces(body: Readonly<Record<string, unknown>>): FoundPlaces | undefined {
  if (!Array.isArray(body.placeList)) return undefined;
  const places = body.placeList.filter(isRecord).map((place) => ({
    placeId: textOf(place.placeId),
    description: textOf(place.description),
  }));
  const attribution = attributionIn(body.attribution);
  return {
    session: textOf(body.session),
    placeList: places,
    ...(attribution && { attribution }),
  };
}

function attributionIn(raw: unknown): Attribution | undefined {
  const text = isRecord(raw) ? textOf(raw.text) : '';
  const url = isRecord(raw) ? textOf(raw.url) : '';
  if (text) return { text, ...(/^https?:/.test(url) && { url }) };
}

export function placeDetails(body: Readonly<Record<string, unknown>>): PlaceDetails | undefined {
  const { indirizzo } = body;
  if (!isRecord(indirizzo)) return undefined;
  return {
    session: textOf(body.session),
    indirizzo: {
      toponimo: textOf(indirizzo.toponimo),
      address: textOf(indirizzo.address),
      number: textOf(indirizzo.number),
      cap: zipOf(indirizzo.cap),
      city: textOf(indirizzo.city),
      pv: textOf(indirizzo.pv),
    },
  };
}
