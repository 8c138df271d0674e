import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const isPopular = ({ listing }) => Boolean(listing.popular);

/** Returns the data of each line that the site needs, from the tables of the apps, sorted by title. */
export async function readLines(apps) {
  const tables = readdirSync(apps)
    .map((app) => join(apps, app, 'src', 'line.ts'))
    .filter(existsSync);
  const lines = await Promise.all(tables.map(readLine));
  return byTitle(lines, 'it');
}

/**
 * Returns the lines with their texts in a language, sorted by title. A line without a translation keeps its Italian
 * texts. The search keywords include the Italian ones: a visitor may type either language.
 */
export const translatedLines = async (lines, language) =>
  byTitle(await Promise.all(lines.map((line) => translated(line, language))), language);

async function translated(line, language) {
  const words = await line.translations?.[language]?.();
  if (!words) return line;
  const { title, about, listing } = line;
  const keywords = [words['listing.keywords'], title, listing.keywords].filter(Boolean).join(', ');
  return {
    ...line,
    title: words.title ?? title,
    about: words.about ?? about,
    listing: { ...listing, keywords },
  };
}

const byTitle = (lines, language) =>
  [...lines].sort((a, b) => a.title.localeCompare(b.title, language));

async function readLine(file) {
  const exported = Object.values(await import(pathToFileURL(file).href));
  const line = exported.find((value) => value?.id && value.pages);
  if (!line) throw new Error(`${file} exports no line`);
  const { id, title, about, pictogram, listing, contractor, draft, version, translations } = line;
  if (!listing)
    throw new Error(`${file} has no \`listing\`: the page at / would not show its line`);
  // Count the contractor's page too, which `line.pages` does not contain.
  const pages = line.pages.length + 1;
  return { id, title, about, pictogram, listing, contractor, draft, version, translations, pages };
}
