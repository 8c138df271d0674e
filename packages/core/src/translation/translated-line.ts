import { headingOf, type Outline } from '../line/outline.ts';
import type { Line } from '../table/table.ts';
import { translatedSections, translatedTable } from './translated-table.ts';
import { type TextAt, withTexts } from './with-texts.ts';

/** Translates a line, including its name and its pages. */
export function translatedLine<L extends Line>(line: L, at: TextAt): L {
  const layouts = Object.entries(line.layouts ?? {}).map(([name, { pages, sections = [] }]) => [
    name,
    {
      pages: titled(pages, at),
      ...(sections.length > 0 && {
        sections: translatedSections(sections, at, `layouts.${name}.`),
      }),
    },
  ]);
  return {
    ...translatedTable(line, at),
    ...translatedProfile(line, at),
    ...(line.listing && {
      listing: { ...line.listing, keywords: at('listing.keywords', line.listing.keywords) },
    }),
    ...(line.layouts && { layouts: Object.fromEntries(layouts) }),
  };
}

/** Translates the part of a line that page 1 needs. */
export const translatedOutline = (line: Outline, at: TextAt): Outline => ({
  ...line,
  ...translatedProfile(line, at),
});

function translatedProfile<P extends { readonly id: string }>(
  line: Pick<Outline, 'title' | 'heading' | 'about'> & { readonly pages: readonly P[] },
  at: TextAt,
) {
  return {
    title: at('title', line.title),
    heading: at('heading', headingOf(line)),
    about: at('about', line.about),
    pages: titled(line.pages, at),
  };
}

const titled = <P extends { readonly id: string }>(pages: readonly P[], at: TextAt): readonly P[] =>
  pages.map((page) => withTexts(page, at, `pages.${page.id}.`));
