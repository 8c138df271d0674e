import { deviceStorage, readDraft } from '@preventivo/core/draft';
import { filled } from './filled.ts';

/** A draft of a quote request that the visitor has not sent, without its answers. */
interface Begun {
  readonly row: HTMLElement;
  readonly page: number;
  readonly savedAt: number;
}

/** Offers to continue the newest draft on the device. Lists the other drafts below it. */
export async function offerDrafts(part: HTMLElement, main: HTMLElement): Promise<void> {
  const rows = [...main.querySelectorAll<HTMLElement>('.site-line[data-version]')];
  const read = await Promise.all(rows.map(begunIn));
  const [newest, ...others] = read
    .filter((begun) => begun !== undefined)
    .sort((a, b) => b.savedAt - a.savedAt);
  part.hidden = !newest;
  if (!newest) return;
  const words = part.dataset;
  const link = linkOf(newest.row);
  part.querySelector('.site-stamp svg')?.replaceWith(drawingOf(newest.row));
  put(part, 'h2', filled(words.title, { line: link.textContent }));
  put(part, '.site-step', leftAt(newest, words));
  put(part, '.site-go > span', ` ${link.textContent}`);
  part.querySelector('.site-go')?.setAttribute('href', link.href);
  const rest = part.querySelector<HTMLElement>('.site-others');
  if (!rest) return;
  rest.hidden = others.length === 0;
  rest.replaceChildren(words.others ?? '', ...others.flatMap(linked));
}

/** Reads drafts without removing any: this page may be older than the build that has saved a draft. */
const reader = { ...deviceStorage, remove: () => undefined };

async function begunIn(row: HTMLElement): Promise<Begun | undefined> {
  const { line = '', version = '' } = row.dataset;
  const { draft } = await readDraft(reader, { line, version, now: Date.now() });
  return draft ? { row, page: draft.page, savedAt: draft.savedAt } : undefined;
}

/**
 * Formats the page of a draft and the time when it was saved. The day is today or yesterday, because a draft expires
 * after a day. If the broker's layout has more pages than the line, omits the number of pages.
 */
function leftAt({ page, row, savedAt }: Begun, words: DOMStringMap): string {
  const pages = Number(row.dataset.pages);
  const then = new Date(savedAt);
  const isToday = then.toDateString() === new Date().toDateString();
  return filled(words.left, {
    step: filled(page > pages ? words.later : words.step, { page, pages }),
    day: (isToday ? words.today : words.yesterday) ?? '',
    time: then.toLocaleTimeString(words.locale, { hour: 'numeric', minute: '2-digit' }),
  });
}

function linked({ row }: Begun, index: number): readonly (Node | string)[] {
  const { href, textContent } = linkOf(row);
  const link = Object.assign(document.createElement('a'), { href, textContent });
  return index === 0 ? [link] : [', ', link];
}

function linkOf(row: HTMLElement): HTMLAnchorElement {
  return row.querySelector('a') ?? document.createElement('a');
}

function drawingOf(row: HTMLElement): Node {
  return row.querySelector('svg')?.cloneNode(true) ?? document.createTextNode('');
}

function put(part: HTMLElement, where: string, text: string): void {
  const element = part.querySelector(where);
  if (element) element.textContent = text;
}
