import { type DraftStorage, draftKey } from './draft.ts';
import { deviceStorage, tabStorage } from './stored-draft.ts';

/**
 * The draft of a line from the point of view of one tab. Tabs share the device's draft while their answers agree.
 * After another tab has written other answers, this tab stores its draft in tab storage and no longer writes to the
 * device.
 */
export interface SharedDraft extends DraftStorage {
  /**
   * Subscribes to changes by other tabs. Returns the unsubscribe function.
   * @param keep writes this tab's answers, because the device's draft no longer contains them
   * @param onOther runs after another tab has written other answers
   */
  watch(keep: () => void, onOther: () => void): () => void;
  /** Drops this tab's draft and stops writing. The next read returns the other tab's draft. */
  yield(): void;
}

/** Shares the device's draft of a line with other tabs. */
export function sharedDraft(line: string): SharedDraft {
  const name = draftKey(line);
  const device = () => deviceStorage.get(name) ?? '';
  /** The text of the device's draft at this tab's last read or write. */
  let known = '';
  let isOwn = tabStorage.get(name) !== null;
  let hasYielded = false;
  let tell = () => {};
  /** Whether another tab has changed the answers since this tab's last read or write. */
  const isOther = (text: string) => text !== '' && answersIn(text) !== answersIn(known);
  return {
    isErasable: true,
    get(key) {
      if (!isOwn) known = device();
      return isOwn ? tabStorage.get(key) : known || null;
    },
    set(key, text) {
      if (hasYielded) return false;
      if (!isOwn && isOther(device()) && answersIn(device()) !== answersIn(text)) {
        isOwn = true;
        tell();
      }
      if (isOwn) return tabStorage.set(key, text);
      // Full storage keeps its previous text, so `known` stays valid.
      if (!deviceStorage.set(key, text)) return false;
      known = text;
      return true;
    },
    remove(key) {
      tabStorage.remove(key);
      if (!isOwn && !isOther(device())) deviceStorage.remove(key);
      isOwn = false;
      known = device();
    },
    watch(keep, onOther) {
      tell = onOther;
      const compare = ({ key, newValue }: StorageEvent) => {
        if (key !== name || isOwn) return;
        const text = newValue ?? '';
        if (text === '' ? known === '' : !isOther(text)) {
          known = text;
          return;
        }
        isOwn = true;
        keep();
        if (text) onOther();
      };
      addEventListener('storage', compare);
      return () => removeEventListener('storage', compare);
    },
    yield() {
      hasYielded = true;
      tabStorage.remove(name);
    },
  };
}

/**
 * Returns the answers in a draft's text, for comparison. The page, the time and the key may differ between tabs whose
 * answers agree.
 */
function answersIn(text: string): string | undefined {
  try {
    const { contractor, product } = JSON.parse(text);
    return JSON.stringify({ contractor, product });
  } catch {
    return undefined;
  }
}
