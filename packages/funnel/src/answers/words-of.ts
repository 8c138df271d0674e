import {
  type Field,
  isAddressAnswer,
  isListed,
  isWholeDay,
  isYesNo,
  knownOptions,
  type Lists,
  type YesNoField,
} from '@preventivo/core';

/** An answer in words, for the summary; nothing where there is none. */
export function wordsOf(field: Field, answer: unknown, lists: Lists): string | undefined {
  if (answer === null || answer === '') return undefined;
  if (isListed(field)) return optionWords(field, [answer].flat(), lists);
  if (isYesNo(field)) return yesNoWords(field, answer === true);
  switch (field.kind) {
    case 'date':
      return typeof answer === 'string' && isWholeDay(answer) ? italianDay(answer) : undefined;
    case 'address':
      return addressWords(answer);
    case 'items':
      return Array.isArray(answer)
        ? answer.filter((one) => one !== null).join(', ') || undefined
        : undefined;
    default:
      return String(answer);
  }
}

function optionWords(field: Field, keys: readonly unknown[], lists: Lists): string | undefined {
  if (!isListed(field)) return undefined;
  const options = knownOptions(field) ?? lists[field.list] ?? [];
  const words = keys.flatMap((key) => options.find(({ id }) => id === key)?.value ?? []);
  return words.join(', ') || undefined;
}

function yesNoWords({ yes = 'Sì', no = 'No' }: YesNoField, answer: boolean): string {
  return answer ? yes : no;
}

const italianDay = (day: string) => day.split('-').reverse().join('/');

function addressWords(answer: unknown): string | undefined {
  if (!isAddressAnswer(answer) || !answer.street) return undefined;
  return `${answer.street} ${answer.street_number}, ${answer.zip} ${answer.city}`;
}
