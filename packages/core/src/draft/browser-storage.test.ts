import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './stored-draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['localStorage', deviceStorage],
  ['sessionStorage', tabStorage],
] as const)('%s as draft storage', (name, storage) => {
  it('browser storage stores, returns and removes a text', () => {
    const texts = new Map<string, string>();
    vi.stubGlobal(name, {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => texts.set(key, text),
      removeItem: (key: string) => texts.delete(key),
    });
    expect(storage.get('persist:pets')).toBeNull();
    expect(storage.set('persist:pets', '{}')).toBe(true);
    expect(storage.get('persist:pets')).toBe('{}');
    storage.remove('persist:pets');
    expect(texts.size).toBe(0);
  });

  it('browser storage returns false when it is full', () => {
    vi.stubGlobal(name, {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(storage.set('persist:pets', '{}')).toBe(false);
  });

  it('browser storage stores nothing when the browser blocks it', () => {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(storage.get('persist:pets')).toBeNull();
    expect(storage.set('persist:pets', '{}')).toBe(false);
    expect(storage.remove('persist:pets')).toBeUndefined();
  });
});
