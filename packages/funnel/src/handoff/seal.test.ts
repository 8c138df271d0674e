import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { idOf, seal, unseal } from './seal.ts';

const answers = '{"nome":"Niccolò","cognome":"D\'Amico","note":"東京 🛵"}';

describe('a sealed draft', () => {
  it('opens with its key unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 3000 }), async (text) => {
        const { key, sealed } = await seal(text, 'travel');
        expect(await unseal(sealed, key, 'travel')).toBe(text);
      }),
      { numRuns: 50 },
    );
  });

  it.each([0xff, 0xfb, 0x00])(
    'has a key that is safe in a URL, also for bytes of %i',
    async (byte) => {
      vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
        if (bytes instanceof Uint8Array) bytes.fill(byte);
        return bytes;
      });
      const { key, sealed } = await seal(answers, 'travel');
      expect(key).toMatch(/^[\w-]{43}$/);
      expect(await unseal(sealed, key, 'travel')).toBe(answers);
    },
  );

  it('contains neither the text nor the key in readable form', async () => {
    const { key, id, sealed } = await seal(answers, 'travel');
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(sealed).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(`${id} ${sealed} ${atob(sealed)}`).not.toMatch(/Niccol|D'Amico/);
    expect(`${id} ${sealed}`).not.toContain(key);
    expect(await idOf(key)).toBe(id);
  });

  it('differs each time for the same answers', async () => {
    const [one, other] = [await seal(answers, 'travel'), await seal(answers, 'travel')];
    expect(one.key).not.toBe(other.key);
    expect(one.id).not.toBe(other.id);
    expect(one.sealed).not.toBe(other.sealed);
  });

  it('does not open with another key', async () => {
    const { sealed } = await seal(answers, 'travel');
    const { key } = await seal(answers, 'travel');
    expect(await unseal(sealed, key, 'travel')).toBeUndefined();
    expect(await unseal(sealed, 'non una chiave', 'travel')).toBeUndefined();
  });

  it('does not open for another line', async () => {
    const { sealed, key } = await seal(answers, 'travel');
    expect(await unseal(sealed, key, 'pets')).toBeUndefined();
  });

  it.each([
    ['cut', (sealed: string) => sealed.slice(0, -8)],
    ['emptied', () => ''],
    ['changed', (sealed: string) => `${sealed[0] === 'A' ? 'B' : 'A'}${sealed.slice(1)}`],
    ['no base64', (sealed: string) => `${sealed}!`],
  ])('does not open when it was %s', async (_, spoil) => {
    const { sealed, key } = await seal(answers, 'travel');
    expect(await unseal(spoil(sealed), key, 'travel')).toBeUndefined();
  });

  it('fits into a request even with the longest answers', async () => {
    const { sealed } = await seal('à'.repeat(20_000), 'travel');
    expect(sealed.length).toBeLessThan(60_000);
  });
});
