import {
  type DayParts,
  dayOf,
  dayParts,
  monthNumber,
  parseWrittenDay,
  writeDay,
} from '@preventivo/italian';
import { useEffect, useRef, useState } from 'react';
import { useMount } from '../field/effects.ts';
import { useEchoes } from '../field/own-value.ts';
import type { Part } from './parts.ts';

interface DateBoxesProps {
  readonly value: string | null;
  readonly min?: string | null;
  readonly max?: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Manages the three boxes of a date. The boxes keep their own text and report the combined date. */
export function useDateBoxes({ value, min, max, onChange }: DateBoxesProps) {
  const day = useRef<HTMLInputElement>(null);
  const month = useRef<HTMLInputElement>(null);
  const year = useRef<HTMLInputElement>(null);
  const refs = { day, month, year };
  /** The year that this hook has filled in. Empty if the user typed the year. */
  const writtenYear = useRef('');
  const [initial] = useState(() => dayParts(value));
  const echoes = useEchoes(value);

  const fill = (parts: ReturnType<typeof dayParts>) => {
    writtenYear.current = '';
    for (const key of ['day', 'month', 'year'] as const) {
      const box = refs[key].current;
      if (box) box.value = parts[key];
    }
  };
  const typed = () => ({
    day: day.current?.value ?? '',
    month: month.current?.value ?? '',
    year: year.current?.value ?? '',
  });
  /** Returns the date in the boxes. The `value` prop may contain an older date. */
  const now = () => writeDay(typed());
  const tell = () => {
    const next = now();
    echoes.send(next);
    onChange(next);
  };
  const put = (whole: string) => {
    fill(dayParts(whole));
    tell();
  };
  /**
   * Handles input. A complete date in a single box fills all three boxes. A separator splits the text and moves the
   * focus to the next box. Without a separator, a third digit goes into the next box, if it is empty.
   */
  const typedInto = (key: Part['key']) => {
    const { current: box } = refs[key];
    if (key === 'year' && box && writtenYear.current) {
      box.value = box.value.replace(writtenYear.current, '') || box.value;
      writtenYear.current = '';
    }
    const text = box?.value ?? '';
    const whole = parseWrittenDay(text);
    if (whole) {
      put(whole);
      year.current?.focus();
      return;
    }
    const after = key === 'day' ? 'month' : 'year';
    const { current: next } = refs[after];
    if (box && next && box !== next) {
      const isAtEnd = box.selectionStart === text.length && next.value === '';
      const parted = /^([^\s/.,-]+)[\s/.,-]+(.*)$/.exec(text);
      const [, before, rest] = parted ?? ((isAtEnd && /^(\d\d)(\d+)$/.exec(text)) || []);
      if (before) {
        box.value = before;
        next.focus();
        if (!rest) next.select();
        else {
          next.value = rest;
          typedInto(after);
          return;
        }
      }
    }
    tell();
  };
  /**
   * Handles blur. Replaces the name of a month with its number, and distributes a complete date over the boxes. If
   * only one year fits the day and the month, fills in this year. Replaces the year when the day or the month
   * changes.
   */
  const left = ({ key }: Part) => {
    const whole = parseWrittenDay(refs[key].current?.value ?? '');
    if (whole) put(whole);
    const parts = typed();
    const number = key === 'year' ? undefined : monthNumber(parts.month);
    if (!number || !month.current || !year.current) return;
    const isWord = !/^\d+$/.test(parts.month);
    if (isWord) month.current.value = String(number);
    const known = parts.year === writtenYear.current && onlyYear(parts, min, max);
    const isOther = known && known !== parts.year;
    if (isOther) year.current.value = writtenYear.current = known;
    if (isWord || isOther) tell();
  };
  useMount(() => {
    const early = now();
    if (early !== writeDay(initial)) tell();
    return undefined;
  });
  useEffect(() => {
    if (echoes.changedOutside(value)) fill(dayParts(value));
  });
  return { refs, initial, typedInto, left, put, now };
}

/**
 * Returns the only year in which a day and a month are within the limits. Returns undefined if no year or several
 * years fit.
 */
function onlyYear(parts: DayParts, min?: string | null, max?: string | null): string | undefined {
  if (!min || !max) return undefined;
  const [from, to] = [min.slice(0, 4), max.slice(0, 4)];
  const years = Number(to) - Number(from) > 1 ? [] : from === to ? [from] : [from, to];
  const found = years.filter((year) => {
    const day = dayOf({ ...parts, year });
    return day && day >= min && day <= max;
  });
  return found.length === 1 ? found[0] : undefined;
}

export type DateBoxes = ReturnType<typeof useDateBoxes>;
