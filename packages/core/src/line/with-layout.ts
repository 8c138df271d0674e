import type { Fields } from '../table/field.ts';
import type { Line } from '../table/table.ts';

/**
 * Returns the line with its questions on the pages of a layout. The build of an app chooses the layout.
 * @param layout one of the line's `layouts`. @defaultValue the line's own pages
 * @throws if the line has no such layout
 */
export function withLayout<F extends Fields>(line: Line<F>, layout: string | undefined): Line<F> {
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

/** Returns the line in each of its layouts. The first is the line with its own pages. */
export function layoutsOf<F extends Fields>(line: Line<F>): readonly Line<F>[] {
  return [line, ...Object.keys(line.layouts ?? {}).map((layout) => withLayout(line, layout))];
}
