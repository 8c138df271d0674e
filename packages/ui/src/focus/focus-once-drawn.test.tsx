import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusOnceDrawn, returnFocus } from './focus.ts';

const page = document.createElement('main');
const box = (name: string) => {
  const input = document.createElement('input');
  input.name = name;
  return input;
};
const frames = (count: number) => vi.advanceTimersByTime(count * 16);
const focused = () => document.activeElement?.getAttribute('name') ?? null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  document.body.append(page);
});
afterEach(() => {
  page.replaceChildren();
  vi.useRealTimers();
});

describe('focus on a field that is rendering', () => {
  it('the focus moves to a requested field that renders late', () => {
    focusOnceDrawn({ current: page }, 'email');
    frames(5);
    page.append(box('email'));
    frames(1);
    expect(focused()).toBe('email');
  });

  it('the focus returns to the requested field if a second render right after removes it', () => {
    page.append(box('email'));
    focusOnceDrawn({ current: page }, 'email');
    frames(2);
    page.replaceChildren(box('email'));
    expect(focused()).toBe(null);
    frames(2);
    expect(focused()).toBe('email');
  });

  it('the focus stays where the user has moved it before the requested field renders', () => {
    const name = box('nome');
    page.append(box('email'), name);
    focusOnceDrawn({ current: page }, 'email');
    frames(2);
    name.focus();
    frames(2);
    name.remove();
    frames(40);
    expect(focused()).toBe(null);
  });

  it('the focus does not move to a requested field that renders after the time limit', () => {
    focusOnceDrawn({ current: page }, 'email');
    frames(130);
    page.append(box('email'));
    frames(10);
    expect(focused()).toBe(null);
  });
});

describe('focus after a dialog closes', () => {
  it('the focus returns to the opener of a dialog again if the browser blurs the opener while the dialog closes', () => {
    const email = box('email');
    page.append(email);
    returnFocus(email);
    expect(focused()).toBe('email');
    email.blur();
    frames(1);
    expect(focused()).toBe('email');
  });

  it('the focus does not return to the opener of a dialog once the user has focused another element', () => {
    const [email, name] = [box('email'), box('nome')];
    page.append(email, name);
    returnFocus(email);
    name.focus();
    frames(1);
    name.blur();
    frames(40);
    expect(focused()).toBe(null);
  });

  it('the focus no longer returns to the opener of a dialog once the page has settled', () => {
    const email = box('email');
    page.append(email);
    returnFocus(email);
    frames(31);
    email.blur();
    frames(10);
    expect(focused()).toBe(null);
  });
});
