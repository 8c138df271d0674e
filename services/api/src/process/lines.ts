import type { Line } from '@preventivo/core';
import { bicycle } from 'bicycle/line';
import { boat } from 'boat/line';
import { commercialVehicle } from 'commercial-vehicle/line';
import { cyber } from 'cyber/line';
import { fire } from 'fire/line';
import { health } from 'health/line';
import { home } from 'home/line';
import { householder } from 'householder/line';
import { injury } from 'injury/line';
import { life } from 'life/line';
import { microcar } from 'microcar/line';
import { pets } from 'pets/line';
import { professional } from 'professional/line';
import { smartphone } from 'smartphone/line';
import { travel } from 'travel/line';
import { vintageBike } from 'vintage-bike/line';
import { vintageCar } from 'vintage-car/line';

const served: readonly Line[] = [
  bicycle,
  boat,
  commercialVehicle,
  cyber,
  fire,
  health,
  home,
  householder,
  injury,
  life,
  microcar,
  pets,
  professional,
  smartphone,
  travel,
  vintageBike,
  vintageCar,
];

/** Every product line that is served, by its id. */
export const lines: Readonly<Record<string, Line>> = Object.fromEntries(
  served.map((line) => [line.id, line]),
);
