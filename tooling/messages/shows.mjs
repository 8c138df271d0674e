/**
 * Whether a test shows a message: it says its whole sentence. Where several codes share it, or there
 * is none, the sentence does not tell which is meant: there the code must be said.
 */
export function shows(test, { area, code, words, shared }) {
  // What a saved person lacks is called as the fields are: it counts where it is listed.
  if (area === 'completeness') return listed(test).includes(words);
  return shared || words === '' ? saysCode(test, code) : says(test, words);
}

/** Whether a test says a code, as a text or as a name of the catalogue. */
export const saysCode = ({ names, texts }, code) => names.has(code) || texts.includes(code);

/** Marks the messages whose words are those of another one too. */
export function withShared(messages) {
  const uses = new Map();
  for (const { words } of messages) uses.set(words, (uses.get(words) ?? 0) + 1);
  return messages.map((message) => ({ ...message, shared: uses.get(message.words) > 1 }));
}

/** Whether a test has a whole sentence: as a text, or as all that a pattern takes. */
export function says({ texts, patterns }, words) {
  if (words === '') return false;
  const sentence = wholly(inPlaces(words));
  return (
    texts.some((text) => sentence.test(text.trim())) ||
    patterns.some((pattern) => takesAll(pattern, words))
  );
}

/** What stands in the lists of what is missing: 'Modifica: Telefono, Indirizzo'. */
function listed({ names, texts }) {
  const lists = texts.filter((text) => text.startsWith('Modifica: '));
  const entries = lists.flatMap((text) => text.slice('Modifica: '.length).split(', '));
  return names.has('missingOfPerson') ? [...entries, ...texts] : entries;
}

/** The words of a message with anything in their places: 'tra {from} e {to}'. */
const inPlaces = (words) =>
  words
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');

const wholly = (source) => new RegExp(`^(?:${source})$`);

function takesAll(pattern, words) {
  const source = pattern.slice(1, pattern.lastIndexOf('/')).replace(/^\^|\$$/g, '');
  return !/\.[*+]/.test(source) && wholly(source).test(words);
}
