/**
 * Matches what mail programs turn into links: a scheme, a mail address, a host name, a Windows
 * share.
 */
const marks = [
  /(?<=[a-z][a-z\d+.-]*):(?=\S)/gi,
  /(?<=\S)[@＠](?=\S)/g,
  /(?<=\S)[.。．｡](?=\p{L}{2})/gu,
  /\\\\(?=\S)/g,
];

/** Defangs links, so that no mail program makes them clickable: 'https[:]//a[.]example'. */
export const withoutLinks = (text: string): string =>
  marks.reduce((said, mark) => said.replaceAll(mark, '[$&]'), text);
