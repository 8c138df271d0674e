/** Shorter pieces of a sentence are words that any test may say. */
const telling = 20;

/**
 * Whether a test shows a message: it says its code, or its words. Words that several codes share do
 * not tell which message is meant; there the code must be said.
 */
export function shows(test, { area, code, words, shared }) {
  if (test.names.has(code) || test.texts.includes(code)) return true;
  // What a saved person lacks is called as the fields are: it counts where it is listed.
  if (area === 'completeness') return listsWhatIsMissing(test) && says(test, words);
  return !shared && says(test, words);
}

/** Marks the messages whose words are those of another one too. */
export function withShared(messages) {
  const uses = new Map();
  for (const { words } of messages) uses.set(words, (uses.get(words) ?? 0) + 1);
  return messages.map((message) => ({ ...message, shared: uses.get(message.words) > 1 }));
}

/** Whether a test has the words of a message in a text, or a telling piece of them in a pattern. */
export function says({ texts, patterns }, words) {
  if (words === '') return false;
  const written = asPattern(words);
  return (
    texts.some((text) => written.test(text)) || patterns.some((pattern) => isPiece(pattern, words))
  );
}

const listsWhatIsMissing = ({ names, texts }) =>
  names.has('missingOfPerson') || texts.some((text) => text.startsWith('Modifica:'));

/** The words of a message with anything in their places: 'tra {from} e {to}'. */
function asPattern(words) {
  const parts = words.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}

function isPiece(pattern, words) {
  const source = pattern.slice(1, pattern.lastIndexOf('/'));
  return source.length >= telling && new RegExp(source).test(words);
}
