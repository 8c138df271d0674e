import { fill } from '../errors/fill.ts';
import type { Line, Page, Profile } from '../table/table.ts';
import { frameHeading } from '../words/frame.ts';

/** What the first page needs of a line: its questions may come later. */
export interface Outline extends Profile, Pick<Line, 'version'> {
  readonly pages: readonly Pick<Page, 'id' | 'title'>[];
}

/** A line whose questions are loaded later. */
export interface LazyLine extends Outline {
  load(): Promise<Line>;
}

/** What stands over a line's pages: «Preventivo viaggi», or in the table's own words. */
export const headingOf = ({ title, heading }: Pick<Profile, 'title' | 'heading'>): string =>
  heading ?? fill(frameHeading, { line: title.toLowerCase() });

/** The outline of a line, as it can be written into a page. */
export function outlineOf(line: Line): Outline {
  const { id, title, heading, about, pictogram, contractor, draft, version } = line;
  const pages = line.pages.map((page) => ({ id: page.id, title: page.title }));
  return {
    ...{ id, title, about, pictogram, contractor, version, pages },
    ...(heading && { heading }),
    ...(draft && { draft }),
  };
}
