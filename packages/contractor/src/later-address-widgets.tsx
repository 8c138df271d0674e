import { type AddressField, type MunicipalityField, whenInUse } from '@preventivo/core';
import type { Address } from '@preventivo/core/italian';
import { Later, part, Skeleton } from '@preventivo/ui';
import type { WidgetProps, Widgets } from '@preventivo/ui/formik';
import { useEffect } from 'react';

const widgets = () => import('./address-widgets.ts').then((module) => module.addressWidgets);
const address = part(async () => (await widgets()).address);
const municipality = part(async () => (await widgets()).municipality);

/** The controls about places, for a page that asks something else first. */
export const laterAddressWidgets = {
  address: (props: WidgetProps<Address, AddressField>) => (
    <Later part={address} given={props} meanwhile={<Skeleton count={3} />} />
  ),
  municipality: (props: WidgetProps<string, MunicipalityField>) => (
    <Later part={municipality} given={props} meanwhile={<Skeleton count={1} />} />
  ),
} satisfies Widgets;

/** Fetches them while the first question is read: they are there before it is answered. */
export function useLaterAddress() {
  // A failure shows when they are drawn, and can be tried again there.
  useEffect(() => whenInUse(() => Promise.all([address.fetch(), municipality.fetch()])), []);
}
