import { afterEach, expect, it, vi } from 'vitest';
import { sharedDraft } from './shared-draft.ts';
import { deviceStorage, tabStorage } from './stored-draft.ts';

const key = 'persist:travel';
const draft = (nome: string, page = 1) =>
  JSON.stringify({ line: 'travel', page, contractor: { nome }, product: {} });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Creates a tab that has read the draft and watches other tabs. */
function tab() {
  const storage = sharedDraft('travel');
  void storage.get(key);
  const keep = vi.fn(() => void storage.set(key, draft('Anna')));
  const onOther = vi.fn();
  storage.watch(keep, onOther);
  return { storage, keep, onOther };
}

function otherWrites(text: string | null) {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }));
}

it("a tab keeps its own draft and the other tab's, and is notified, when another tab has written other answers", () => {
  const { storage, onOther } = tab();
  void storage.set(key, draft('Anna'));
  otherWrites(draft('Bruno'));
  expect(onOther).toHaveBeenCalledTimes(1);
  void storage.set(key, draft('Anna', 2));
  expect(deviceStorage.get(key)).toBe(draft('Bruno'));
  expect(sharedDraft('travel').get(key)).toBe(draft('Anna', 2));
});

it("a tab does not mistake its own draft for another tab's when storage is full", () => {
  const { storage, onOther } = tab();
  void storage.set(key, draft('Anna'));
  const full = vi.spyOn(deviceStorage, 'set').mockReturnValue(false);
  expect(storage.set(key, draft('Annamaria'))).toBe(false);
  expect(storage.set(key, draft('Annamaria', 2))).toBe(false);
  full.mockRestore();
  expect(storage.set(key, draft('Annamaria', 3))).toBe(true);
  expect(onOther).not.toHaveBeenCalled();
  expect(deviceStorage.get(key)).toBe(draft('Annamaria', 3));
});

it("a tab does not overwrite another tab's answers, even if the `storage` event did not arrive", () => {
  const { storage, onOther } = tab();
  void storage.set(key, draft('Anna'));
  localStorage.setItem(key, draft('Bruno'));
  void storage.set(key, draft('Anna', 2));
  expect(onOther).toHaveBeenCalledTimes(1);
  expect(deviceStorage.get(key)).toBe(draft('Bruno'));
});

it('a tab keeps sharing the draft when another tab has only opened another page', () => {
  const { storage, onOther } = tab();
  void storage.set(key, draft('Anna'));
  otherWrites(draft('Anna', 2));
  void storage.set(key, draft('Anna', 3));
  expect(onOther).not.toHaveBeenCalled();
  expect(deviceStorage.get(key)).toBe(draft('Anna', 3));
});

it('a tab keeps its draft when another tab has removed the shared draft', () => {
  const { storage, keep } = tab();
  void storage.set(key, draft('Anna'));
  otherWrites(null);
  expect(keep).toHaveBeenCalledTimes(1);
  expect(tabStorage.get(key)).toBe(draft('Anna'));
});

it('a tab that drops its draft keeps the draft of another tab', () => {
  const { storage } = tab();
  void storage.set(key, draft('Anna'));
  otherWrites(draft('Bruno'));
  void storage.remove(key);
  expect(tabStorage.get(key)).toBeNull();
  expect(deviceStorage.get(key)).toBe(draft('Bruno'));
});

it("a tab writes nothing after `yield`, so that the next tab reads the other tab's draft", () => {
  const { storage } = tab();
  void storage.set(key, draft('Anna'));
  otherWrites(draft('Bruno'));
  storage.yield();
  void storage.set(key, draft('Anna', 2));
  expect(sharedDraft('travel').get(key)).toBe(draft('Bruno'));
});
