import '@preventivo/funnel/styles.css';
import { laidOut } from '@preventivo/core';
import { mount } from '@preventivo/funnel';
import { boat } from './line.ts';

mount(laidOut(boat, import.meta.env.VITE_BOAT_LAYOUT), { manageHistory: true });
