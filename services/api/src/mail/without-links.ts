/** What mail programs make links by: a scheme, an address of email, the name of a host, a share of Windows. */
const marks = [
  /(?<=[a-z][a-z\d+.-]*):(?=\S)/gi,
  /(?<=\S)[@＠](?=\S)/g,
  /(?<=\S)[.。．｡](?=\p{L}{2})/gu,
  /\\\\(?=\S)/g,
];

/** A text of which no mail program makes a link, as those who warn of links write it: 'https[:]//a[.]example'. */
export const withoutLinks = (text: string): string =>
  marks.reduce((said, mark) => said.replaceAll(mark, '[$&]'), text);
