import '@preventivo/funnel/styles.css';
import { laidOut } from '@preventivo/core';
import { mount } from '@preventivo/funnel';

mount(
  () => import('./line.ts').then(({ boat }) => laidOut(boat, import.meta.env.VITE_BOAT_LAYOUT)),
  { manageHistory: true },
);
