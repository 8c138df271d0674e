import { choice, group, items, type Option } from '@preventivo/core';
import { type Day, yearOf } from '@preventivo/italian';

/** The form asks for accidents in the current year and in this number of years before it. */
const lookBack = 5;

const accident = group({
  label: 'Incidente {n}',
  code: 'INCIDENTI',
  error: 'Completare il paragrafo sugli incidenti',
  table: {
    fields: {
      anno: choice({
        label: "Anno dell'incidente",
        list: 'annoIncidente',
        known: accidentYears,
        numeric: true,
        look: 'select',
        code: 'ANNO_INCIDENTE',
        error: "Scegli l'anno dell'incidente {n}",
      }),
      responsabilita: choice({
        label: 'Di chi è stata la responsabilità?',
        list: 'responsabilita',
        code: 'RESPONSABILITA',
        error: "Dicci di chi è la responsabilità dell'incidente {n}",
      }),
    },
  },
});

/** The accidents of the last years. Each accident has separate questions (docs/lines/microcar.md). */
export const accidents = items({
  label: 'Incidenti',
  code: 'INCIDENTI',
  error: 'Completare il paragrafo sugli incidenti',
  numbered: 'numero',
  item: accident,
});

type Accidents = typeof accidents.initial;

/** Returns a list with this number of accidents. A lower number removes the last accidents. */
export const resized = (answered: Accidents, count: string | null): Accidents =>
  Array.from({ length: Number(count) }, (_, index) => answered[index] ?? accident.initial);

function accidentYears(today: Day): readonly Option[] {
  return Array.from({ length: lookBack + 1 }, (_, ago) => {
    const year = String(yearOf(today) - ago);
    return { id: year, value: year };
  });
}
