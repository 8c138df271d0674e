import type { Line } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { type Before, memoryDrafts } from '@preventivo/fixtures/drafts';
import { today } from '@preventivo/fixtures/people';
import type { Widgets } from '@preventivo/form';
import { Funnel } from '@preventivo/funnel';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { type Outcome, outcomeAfter } from './outcome.ts';
import { type Refusal, refusingApi } from './refusing-api.ts';

/** A visitor on a page of a line. The server rejects the visitor's next request. */
export interface Visit {
  /** Submits the page. Returns what the visitor sees after the rejection. */
  refused(call: 'contractor' | 'save' | 'submit', refusal: Refusal): Promise<Outcome>;
  isFirst(): boolean;
  goOn(): Promise<void>;
}

interface Visited {
  readonly line: Line;
  readonly widgets: Widgets;
  readonly before: Before;
  /** The back end. If the visitor has an account, Giulia is logged in. @defaultValue a back end without a login */
  readonly api?: ReturnType<typeof refusingApi>;
}

/** Opens the funnel with a draft that has all answers. */
export async function visit({ line, widgets, before, api }: Visited): Promise<Visit> {
  const own = api ?? refusingApi(line.id);
  const root = freshRoot();
  root.render(
    <Funnel
      {...{ line, widgets, today }}
      seed={{ today, rules }}
      client={own.client}
      storage={memoryDrafts(line, before).storage}
    />,
  );
  await vi.waitFor(() => {
    if (!document.querySelector('.q-notice-info')) throw new Error('no draft was found');
    // If the draft has the other contractor type, page 1 renders twice: wait for the second render. It shows the
    // contractor's questions, or the card that replaces them when they are answered.
    if (
      before.page === 1 &&
      !document.querySelector('.q-stub, [name="nome"], [name="selectPeopleId"]')
    )
      throw new Error('the draft is not on the page yet');
  }, quickly);
  await ready();
  let agreed = false;
  return {
    async refused(call, refusal) {
      // Tick the consents once: only the last page asks for them, and they stay ticked.
      if (!agreed) agreed = agree();
      own.refuseNext(call, refusal);
      const outcome = await outcomeAfter(() => press(sender()));
      await ready();
      return outcome;
    },
    isFirst: () => title() === 'I tuoi dati',
    async goOn() {
      const page = title();
      press(sender());
      await vi.waitFor(() => {
        if (title() === page) throw new Error(`'${page}' was not left`);
      }, quickly);
      await ready();
    },
  };
}

const quickly = { interval: 5, timeout: 15_000 };
let last: Root | undefined;

/** Returns a React root on an empty page. Unmounts the previous root first. */
function freshRoot(): Root {
  last?.unmount();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  last = createRoot(place);
  return last;
}

/** Focuses the button before clicking it, as a real press does. */
function press(button: HTMLElement): void {
  button.focus();
  button.click();
}

const title = () => document.querySelector('.q-title')?.textContent ?? '';

function sender(): HTMLButtonElement {
  const button = document.querySelector<HTMLButtonElement>('form.q-form button[type="submit"]');
  if (!button) throw new Error('there is nothing to press');
  return button;
}

/** Waits until the page is rendered and its option lists are loaded. */
const ready = () =>
  vi.waitFor(() => {
    sender();
    if (document.querySelector('form [aria-busy="true"], form .q-skeleton'))
      throw new Error('it is still loading');
  }, quickly);

/** Ticks every mandatory consent. Returns whether there was one. */
function agree(): boolean {
  const boxes = ['ivass', 'cgu', 'generale'].flatMap((name) => [
    ...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`),
  ]);
  for (const box of boxes) if (!box.checked) box.click();
  return boxes.length > 0;
}
