/**
 * The limit of each measure. It allows the few sentences that a pattern finds wrongly. For comparison: in the comments
 * of mui/base-ui, this check finds 0.14 % of such openings and 0.2 such words per 1,000. In TanStack/form it finds
 * none.
 */
export const limits = {
  /** Comments that open with a word of `openings`, in percent. */
  commentOpenings: 1,
  /** Words of `dialect` per 1,000 words of comments. */
  commentWords: 1.5,
  /** Words of `dialect` per 1,000 words of hand-written Markdown. */
  pageWords: 1.5,
  /** Test titles that open with a word of `openings`, in percent. */
  titleOpenings: 0.5,
  /** Words of `dialect` per 1,000 words of test titles. */
  titleWords: 1.5,
};

/**
 * First words that hide the subject of a sentence. Instead of `What is sent as null …`, write `Skip answers that …`.
 */
export const openings =
  /^(who|whoever|what|whatever|where|whose|of|nobody|nothing|none|neither)(?![\p{L}-])/iu;

export const openingAdvice =
  'name the actor first (the user, the server, this function), or open with a verb';

/**
 * Words that this code base used with a private meaning, each with its replacement. They are correct English, but
 * readers had to guess the technical meaning. A space also matches a line break.
 */
const replacements = {
  '(?:stands?|stood)(?! in for)': 'is, contains or remains',
  anew: 'again',
  '(?:is|are|was|were|be|been) told': 'name who receives it, and how: a callback, an event, a text',
  '(?:is|are|was|were|be|been) said': 'shows, announces or returns',
  'says? of|said of': 'describes or reports',
  'asked of': 'requested from or required from',
  'hears?|heard': 'receives or is notified; a screen reader announces',
  'nobody|whoever|whatever': 'name the actor or the thing',
  "of (?:its|their|his|her|our|one's) own": 'its own …, or separate',
  'so many|so much': 'state the number or the limit',
  'comes? by': 'arrives or visits',
  '(?:go|goes|went|gone|going) on with': 'continues',
  'in words': 'as text or as a message',
  '(?:is|are) (?:there|here)': 'exists, is loaded or is available',
  'look(?:s|ed|ing)? (?:at|again)': 'validates, reads or checks',
  'makes? nothing': 'returns null, renders nothing or creates no …',
  'what is': 'name the thing: the payload, the draft, the answer',
  'tells?': 'returns, reports, informs or distinguishes',
  'nothing but': 'only',
  'hangs? on': 'depends on',
  'for good': 'permanently',
  'at hand': 'available',
  beside: 'next to, with or in addition to',
};

/** The words of `replacements` as patterns. A pattern matches whole words only, and no part of a hyphenated word. */
export const dialect = Object.entries(replacements).map(([words, advice]) => ({
  pattern: new RegExp(`(?<![\\p{L}-])(?:${words.replaceAll(' ', '\\s+')})(?![\\p{L}-])`, 'giu'),
  advice,
}));
