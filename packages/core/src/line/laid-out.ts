import type { Fields } from '../table/field.ts';
import type { Line } from '../table/table.ts';

/**
 * A line with its questions on other pages: the build of an app chooses the layout.
 * @param layout one of the line's `layouts`. @defaultValue its own pages
 * @throws where the line has no such layout
 */
export function laidOut<F extends Fields>(line: Line<F>, layout: string | undefined): Line<F> {
  if (!layout) return line;
  const { layouts = {} } = line;
  const other = layouts[layout];
  if (!other)
    throw new Error(
      `@preventivo/core: the line '${line.id}' has no layout '${layout}'. ` +
        'Its questions would stand on no page. ' +
        `Leave it out, or name one it has (${Object.keys(layouts).join(', ')}).`,
    );
  return { ...line, ...other };
}

/** A line in every way its questions may be laid out, its own first. */
export function layoutsOf<F extends Fields>(line: Line<F>): readonly Line<F>[] {
  return [line, ...Object.keys(line.layouts ?? {}).map((layout) => laidOut(line, layout))];
}
