/** The source that a licence requires pages to name next to found addresses. */
export interface Attribution {
  /** The text that the licence prescribes. It is not translated. */
  readonly text: string;
  /** The page with the licence, `https:`. @defaultValue none: the text is not a link */
  readonly url?: string;
}

/**
 * The licence of OpenStreetMap requires this text:
 * https://osmfoundation.org/wiki/Licence/Attribution_Guidelines
 */
export const openStreetMap: Attribution = {
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
};

/**
 * Google accepts its name as text instead of its logo:
 * https://developers.google.com/maps/documentation/places/web-service/policies
 */
export const googleMaps: Attribution = { text: 'Google Maps' };
