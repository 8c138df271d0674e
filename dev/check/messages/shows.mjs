/**
 * Whether a test contains the complete sentence of a message. If several codes share the sentence, or if the sentence
 * is empty, the test must contain the code instead.
 */
export function shows(test, { area, code, words, shared }) {
  // The messages about a saved person's missing answers are names of fields. Other texts contain these names too, so
  // accept them only as entries of a list.
  if (area === 'completeness') return listed(test).includes(words);
  return shared || words === '' ? saysCode(test, code) : says(test, words);
}

/** Whether a test contains an error code, as a text or as a name from the catalogue. */
export const saysCode = ({ names, texts }, code) => names.has(code) || texts.includes(code);

/** Marks the messages that have the same text as another message. */
export function withShared(messages) {
  const uses = new Map();
  for (const { words } of messages) uses.set(words, (uses.get(words) ?? 0) + 1);
  return messages.map((message) => ({ ...message, shared: uses.get(message.words) > 1 }));
}

/** Whether a test contains a complete sentence, as a text or as a pattern that matches the whole sentence. */
export function says({ texts, patterns }, words) {
  if (words === '') return false;
  const sentence = wholly(inPlaces(words));
  return (
    texts.some((text) => sentence.test(text.trim())) ||
    patterns.some((pattern) => takesAll(pattern, words))
  );
}

/**
 * Returns the entries of all lists of missing answers in a test: the text 'Modifica: Telefono, Indirizzo' has two
 * entries.
 */
function listed({ names, texts }) {
  const lists = texts.filter((text) => text.startsWith('Modifica: '));
  const entries = lists.flatMap((text) => text.slice('Modifica: '.length).split(', '));
  return names.has('missingOfPerson') ? [...entries, ...texts] : entries;
}

/** Returns the text of a message as a pattern. Wildcards replace its placeholders: 'tra {from} e {to}'. */
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
