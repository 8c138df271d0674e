import type { Line } from '@preventivo/core';
import { bicycle } from '@preventivo/line-bicycle/line';
import { boat } from '@preventivo/line-boat/line';
import { commercialVehicle } from '@preventivo/line-commercial-vehicle/line';
import { cyber } from '@preventivo/line-cyber/line';
import { fire } from '@preventivo/line-fire/line';
import { health } from '@preventivo/line-health/line';
import { home } from '@preventivo/line-home/line';
import { householder } from '@preventivo/line-householder/line';
import { injury } from '@preventivo/line-injury/line';
import { life } from '@preventivo/line-life/line';
import { microcar } from '@preventivo/line-microcar/line';
import { pets } from '@preventivo/line-pets/line';
import { professional } from '@preventivo/line-professional/line';
import { smartphone } from '@preventivo/line-smartphone/line';
import { travel } from '@preventivo/line-travel/line';
import { vintageBike } from '@preventivo/line-vintage-bike/line';
import { vintageCar } from '@preventivo/line-vintage-car/line';

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

/** All served lines, by id. */
export const lines: Readonly<Record<string, Line>> = Object.fromEntries(
  served.map((line) => [line.id, line]),
);
