import { fill } from '../errors/fill.ts';
import type { Line, Page, Profile } from '../table/table.ts';
import { frameHeading } from '../words/frame.ts';

/** The part of a line that the first page needs before the line's questions are loaded. */
export interface Outline extends Profile, Pick<Line, 'version'> {
  readonly pages: readonly Pick<Page, 'id' | 'title'>[];
}

/** A line that loads its questions later. */
export interface LazyLine extends Outline {
  load(): Promise<Line>;
}

/** Returns the heading of a line's pages: the line's own heading, or «Preventivo viaggi» for the line «Viaggi». */
export const headingOf = ({ title, heading }: Pick<Profile, 'title' | 'heading'>): string =>
  heading ?? fill(frameHeading, { line: title.toLowerCase() });

/** Returns the serialisable outline of a line, for embedding in a page. */
export function outlineOf(line: Line): Outline {
  const { id, title, heading, about, pictogram, contractor, draft, version } = line;
  const pages = line.pages.map((page) => ({ id: page.id, title: page.title }));
  return {
    ...{ id, title, about, pictogram, contractor, version, pages },
    ...(heading && { heading }),
    ...(draft && { draft }),
  };
}
