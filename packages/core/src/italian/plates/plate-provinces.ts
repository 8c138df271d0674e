/**
 * The letters a plate may start with up to 1994: provinces of today and those that are no more.
 * ROMA, the only one written in full, stands in `afterProvince`
 * (docs/rules/italian.md#provinces-on-plates).
 */
export const plateProvinces =
  'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CI CL CN CO CR CS CT CZ ' +
  'EN FC FE FG FI FM FO FR FU GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO ' +
  'NU OG OR OT PA PC PD PE PG PI PL PN PO PR PS PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP ' +
  'SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VS VT VV ZA';

/**
 * What follows the province of a plate, or nothing when it starts with none. 'ROMA12345' is of
 * Rome, not of Rovigo.
 */
export function afterProvince(plate: string): string | undefined {
  if (plate.startsWith('ROMA')) return plate.slice(4);
  return isProvince(plate.slice(0, 2)) ? plate.slice(2) : undefined;
}

const isProvince = (letters: string) =>
  /^[A-Z]{2}$/.test(letters) && plateProvinces.includes(letters);
