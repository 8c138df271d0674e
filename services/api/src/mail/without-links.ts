/**
 * Patterns that mail programs turn into links: a scheme, a mail address, a host name, a Windows
 * share.
 */
const marks = [
  /(?<=[a-z][a-z\d+.-]*):(?=\S)/gi,
  /(?<=\S)[@＠](?=\S)/g,
  /(?<=\S)[.。．｡](?=\p{L}{2})/gu,
  /\\\\(?=\S)/g,
];

/**
 * Returns a text that no mail program turns into a link, in the usual defanged form:
 * 'https[:]//a[.]example'.
 */
export const withoutLinks = (text: string): string =>
  marks.reduce((said, mark) => said.replaceAll(mark, '[$&]'), text);
