import { deviceStorage, readDraft } from '@preventivo/core/draft';

/** A draft of a quote request that was not sent, without its answers. */
interface Begun {
  readonly row: HTMLElement;
  readonly page: number;
  readonly savedAt: number;
}

/** Offers to continue the newest draft on the device. Lists the other drafts below. */
export async function offerDrafts(part: HTMLElement, main: HTMLElement): Promise<void> {
  const rows = [...main.querySelectorAll<HTMLElement>('.site-line[data-version]')];
  const read = await Promise.all(rows.map(begunIn));
  const [newest, ...others] = read
    .filter((begun) => begun !== undefined)
    .sort((a, b) => b.savedAt - a.savedAt);
  part.hidden = !newest;
  if (!newest) return;
  const link = linkOf(newest.row);
  part.querySelector('.site-stamp svg')?.replaceWith(drawingOf(newest.row));
  put(part, 'h2', `Riprendi: ${link.textContent}`);
  put(part, '.site-step', `${stepOf(newest)}, lasciato ${whenOf(newest.savedAt, new Date())}`);
  put(part, '.site-go > span', ` ${link.textContent}`);
  part.querySelector('.site-go')?.setAttribute('href', link.href);
  const rest = part.querySelector<HTMLElement>('.site-others');
  if (!rest) return;
  rest.hidden = others.length === 0;
  rest.replaceChildren('Hai lasciato anche: ', ...others.flatMap(linked));
}

/** Never removes a draft: this page may be older than the build that has saved the draft. */
const reader = { ...deviceStorage, remove: () => undefined };

async function begunIn(row: HTMLElement): Promise<Begun | undefined> {
  const { line = '', version = '' } = row.dataset;
  const { draft } = await readDraft(reader, { line, version, now: Date.now() });
  return draft ? { row, page: draft.page, savedAt: draft.savedAt } : undefined;
}

/**
 * Formats the page of a draft as a step. If the broker's layout has more pages than the line, omits
 * their number.
 */
function stepOf({ page, row }: Begun): string {
  const pages = Number(row.dataset.pages);
  return page > pages ? `Passo ${page}` : `Passo ${page} di ${pages}`;
}

/**
 * Formats when a draft was saved: today or yesterday, because a draft is kept for a day at most.
 */
function whenOf(savedAt: number, now: Date): string {
  const then = new Date(savedAt);
  const day = then.toDateString() === now.toDateString() ? 'oggi' : 'ieri';
  return `${day} alle ${then.toLocaleTimeString('it', { hour: 'numeric', minute: '2-digit' })}`;
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
