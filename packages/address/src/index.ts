export { emptyAddress } from '@preventivo/core';
export { AddressBlock, type AddressBlockProps } from './address-block.tsx';
export {
  type AddressClient,
  detailsQuery,
  type FoundPlace,
  municipalitiesQuery,
  placesQuery,
  postalCodesQuery,
} from './api.ts';
export { MunicipalityBox, type MunicipalityBoxProps } from './by-hand/municipality-box.tsx';
export type { PartErrors, PartKey } from './by-hand/parts.ts';
export { lookUpAddress } from './look-up-address.ts';
export { addressWidgets, OwnAddress } from './widgets.tsx';
