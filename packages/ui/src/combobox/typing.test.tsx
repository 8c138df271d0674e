import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ask, box, held, service, tellTime, type, user, wait, ways } from './typist.fixture.tsx';

tellTime();

const paces = [50, 150, 299, 301, 400, 700, 1500];

describe.each(paces)('who types at %i ms a key', (pace) => {
  it.each(Object.entries(ways))('has their profession, whole, by %s', async (_, leave) => {
    await ask();
    await type('impiegato', pace);
    await leave();
    expect(box()).toHaveValue('Impiegato');
    expect(held()).toBe('impiegato');
  });

  it.each(Object.entries(ways))('has their municipality, whole, by %s', async (_, leave) => {
    await ask(service());
    await type('campobasso', pace);
    await leave();
    await wait(500);
    expect(box()).toHaveValue('CAMPOBASSO (CB)');
    expect(held()).toBe('CAMPOBASSO (CB)');
  });

  it('corrects a wrong letter in the end and in the middle', async () => {
    await ask();
    await type('impiegk', pace);
    await user.keyboard('[Backspace]');
    await wait(pace);
    expect(box()).toHaveValue('impieg');
    await user.keyboard('[ArrowLeft][ArrowLeft][Backspace]');
    await wait(pace);
    expect(box()).toHaveValue('impeg');
    await user.keyboard('i');
    await wait(pace);
    expect(box()).toHaveValue('impieg');
    await wait(400);
    expect(held()).toBe('impiegato');
    await user.tab();
    expect(box()).toHaveValue('Impiegato');
  });

  it('is not answered for while deleting', async () => {
    await ask();
    await type('impiega', pace);
    await wait(400);
    expect(held()).toBe('impiegato');
    for (const left of ['impieg', 'impie']) {
      await user.keyboard('[Backspace]');
      await wait(Math.max(pace, 400));
      expect(box()).toHaveValue(left);
      expect(held()).toBe('');
    }
    await user.tab();
    expect(box()).toHaveValue('impie');
    expect(held()).toBe('');
  });
});

describe('a keyboard that composes words', () => {
  /** As a phone tells of a key: the whole word anew. */
  async function compose(text: string) {
    await act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(box(), text);
      const how = { inputType: 'insertCompositionText', isComposing: true, bubbles: true };
      box().dispatchEvent(new InputEvent('input', how));
    });
    await wait(400);
    expect(box()).toHaveValue(text);
  }

  it('is never written over, and the answer is whole in the end', async () => {
    await ask();
    for (const text of ['i', 'im', 'impi', 'impie', 'impiegato']) await compose(text);
    expect(held()).toBe('impiegato');
    await user.tab();
    expect(box()).toHaveValue('Impiegato');
  });

  it('deletes as others do', async () => {
    await ask();
    await compose('impieg');
    expect(held()).toBe('impiegato');
    await compose('impie');
    expect(held()).toBe('');
  });
});

describe('Tab from an open list', () => {
  it('closes it and goes to the next field', async () => {
    await ask();
    await type('i', 400);
    expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
    expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1');
    await user.keyboard('[ArrowDown]');
    await user.tab();
    expect(screen.getByLabelText('Altro')).toHaveFocus();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveValue('i');
  });
});
