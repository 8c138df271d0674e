import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ask, box, held, service, tellTime, type, user, wait, ways } from './typist.fixture.tsx';

tellTime();

const paces = [50, 150, 299, 301, 400, 700, 1500];

describe.each(paces)('typing at %i ms a key', (pace) => {
  it.each(Object.entries(ways))(
    'the combobox keeps the full profession when the user leaves by %s',
    async (_, leave) => {
      await ask();
      await type('impiegato', pace);
      await leave();
      expect(box()).toHaveValue('Impiegato');
      expect(held()).toBe('impiegato');
    },
  );

  it.each(Object.entries(ways))(
    'the combobox keeps the full municipality when the user leaves by %s',
    async (_, leave) => {
      await ask(service());
      await type('campobasso', pace);
      await leave();
      await wait(500);
      expect(box()).toHaveValue('CAMPOBASSO (CB)');
      expect(held()).toBe('CAMPOBASSO (CB)');
    },
  );

  it('the combobox accepts corrections of a wrong letter at the end and in the middle', async () => {
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

  it('the combobox chooses no option while the user deletes', async () => {
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

describe('composing keyboard', () => {
  /** Types a word like a phone keyboard: each key replaces the whole composed word. */
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

  it('the combobox never overwrites the text of a composing keyboard, and the final answer is complete', async () => {
    await ask();
    for (const text of ['i', 'im', 'impi', 'impie', 'impiegato']) await compose(text);
    expect(held()).toBe('impiegato');
    await user.tab();
    expect(box()).toHaveValue('Impiegato');
  });

  it('the combobox recognises a deletion by a composing keyboard', async () => {
    await ask();
    await compose('impieg');
    expect(held()).toBe('impiegato');
    await compose('impie');
    expect(held()).toBe('');
  });
});

describe('Tab from an open list', () => {
  it('Tab from an open list closes it and focuses the next field', async () => {
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
