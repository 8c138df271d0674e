import { en } from '@preventivo/core/messages/en';
import { isPopular } from './lines.mjs';

/**
 * Returns the content of `lines.json`: the most requested lines. The page after a quote request links to them
 * (docs/rules/submission.md#another-quote).
 */
export async function linesFile(lines) {
  const listed = await Promise.all(lines.filter(isPopular).map(listedLine));
  return `${JSON.stringify(listed, null, 2)}\n`;
}

async function listedLine({ id, title, pictogram, contractor, translations }) {
  const words = await translations?.[en.language]?.();
  return {
    id,
    title,
    ...(words?.title && { titles: { [en.language]: words.title } }),
    path: `${encodeURI(id)}/`,
    pictogram,
    contractor: contractor.types,
  };
}
