import { isText } from '../kinds/text/field.ts';
import type { Field } from '../table/field.ts';
import type { Line, Page } from '../table/table.ts';

/** @throws if the line would ask for an answer twice or never, or send it twice or never */
export function refuseMistakes(line: Line): void {
  const placed = line.pages.flatMap((page) => page.fields);
  for (const key of Object.keys(line.fields)) {
    const times = placed.filter((other) => other === key).length;
    if (times !== 1)
      throw new Error(
        `@preventivo/core: the field '${key}' of the line '${line.id}' stands on ${times} pages. ` +
          'It would never be asked, or asked twice. Name it on exactly one page.',
      );
  }
  for (const [key, field] of Object.entries(line.fields)) refuseBox(line, key, field);
  refuseTwice(line, `the line '${line.id}'`, Object.keys(line.fields), {});
  for (const page of line.pages) refuseStep(line, page);
  for (const { controls, dependsOn = [] } of line.checks ?? [])
    for (const key of dependsOn) {
      if (line.fields[key]?.answered !== 'click')
        throw new Error(
          `@preventivo/core: how '${controls[0]}' of the line '${line.id}' is judged hangs on '${key}', ` +
            'which is not clicked. It would be called wrong while that is still being written. ' +
            'Name a choice, or mark both.',
        );
    }
  for (const [name, part] of Object.entries(line.submit ?? {}))
    if ('page' in part && !line.pages.some(({ id }) => id === part.page))
      throw new Error(
        `@preventivo/core: '${name}' of the line '${line.id}' is to hold the page '${part.page}', ` +
          'which is none. It would be sent empty. Name one of its pages.',
      );
}

/** @throws if the box allows texts that are too long or too short for the service */
function refuseBox({ id }: Line, key: string, field: Field): void {
  if (!isText(field) || field.box === undefined) return;
  const { box, min = 0, max = box } = field;
  if (box < min || box > max)
    throw new Error(
      `@preventivo/core: the box of the field '${key}' of the line '${id}' holds ${box} characters, ` +
        `and ${min} to ${max} are right. A full one would be refused. Name a number between them.`,
    );
}

/**
 * Checks the wire names of the body that saves a page. Without an envelope, they must differ from the names that
 * every such body contains.
 */
function refuseStep(line: Line, { id, fields, save = {} }: Page): void {
  const { names = {}, envelope, logged = 'isLogged' } = save;
  const reserved = envelope === null ? ['privacy', logged] : [];
  refuseTwice(line, `the page '${id}' of the line '${line.id}'`, fields, names, reserved);
}

function refuseTwice(
  line: Line,
  where: string,
  keys: readonly string[],
  own: Readonly<Record<string, string | undefined>>,
  reserved: readonly string[] = [],
): void {
  const sent = keys.flatMap((key) => [
    own[key] ?? line.wire?.[key]?.name ?? key,
    ...Object.keys(line.wire?.[key]?.parts?.kinds ?? {}),
  ]);
  const names = [...reserved, ...sent];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice)
    throw new Error(
      `@preventivo/core: two fields of ${where} are sent as '${twice}'. ` +
        'One would overwrite the other. Give one of them another wire name.',
    );
}
