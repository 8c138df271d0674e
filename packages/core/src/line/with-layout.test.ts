import { describe, expect, it } from 'vitest';
import { yesNo } from '../kinds/choice/field.ts';
import { whole } from '../kinds/number/field.ts';
import { text } from '../kinds/text/field.ts';
import type { Table } from '../table/table.ts';
import { defineLine } from './define-line.ts';
import { layoutsOf, withLayout } from './with-layout.ts';

const asked = { label: 'Domanda', code: 'CODICE', error: 'Indicare la risposta' };
const profile = {
  id: 'prova',
  title: 'Prova',
  about: 'Una prova.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
} as const;
const shared = { fumatore: yesNo(asked) };
const block: Table<typeof shared> = { fields: shared };
const page = <const Key extends string>(id: string, ...fields: readonly Key[]) => ({
  id,
  title: id,
  fields,
});
const spec = {
  ...profile,
  block,
  fields: { nome: text(asked), eta: whole(asked) },
  pages: [page('una', 'nome'), page('due', 'eta')],
} as const;
const sections = [{ title: 'Gli anni', fields: ['eta'] }] as const;
const line = defineLine({
  ...spec,
  layouts: { corta: { pages: [page('tutto', 'nome', 'eta')], sections } },
});
const pagesOf = ({ pages }: typeof line) => pages.map(({ id, fields }) => [id, ...fields]);

describe('a line with layouts', () => {
  it.each([undefined, ''])('a line uses its own pages for the layout %o', (layout) => {
    expect(pagesOf(withLayout(line, layout))).toEqual([
      ['una', 'fumatore', 'nome'],
      ['due', 'eta'],
    ]);
    expect(withLayout(line, layout).sections).toEqual([]);
  });

  it("withLayout puts the same questions on the pages of a layout, the block's first", () => {
    const short = withLayout(line, 'corta');
    expect(pagesOf(short)).toEqual([['tutto', 'fumatore', 'nome', 'eta']]);
    expect(short.sections).toEqual(sections);
    expect(short).toMatchObject({ id: 'prova', fields: line.fields });
  });

  it("withLayout puts all questions on a layout's page without `fields`", () => {
    const own = defineLine({ ...spec, layouts: { corta: { pages: [{ id: 'x', title: 'X' }] } } });
    expect(pagesOf(withLayout(own, 'corta'))).toEqual([['x', 'fumatore', 'nome', 'eta']]);
  });

  it('layoutsOf returns the line in each layout, its own pages first', () => {
    expect(layoutsOf(line).map(pagesOf)).toEqual([
      pagesOf(line),
      pagesOf(withLayout(line, 'corta')),
    ]);
    expect(layoutsOf(defineLine(spec))).toHaveLength(1);
  });

  it('withLayout throws for an unknown layout and lists the known ones', () => {
    expect(() => withLayout(line, 'lunga')).toThrow(
      "@preventivo/core: the line 'prova' has no layout 'lunga'. " +
        'Its questions would stand on no page. Leave it out, or name one it has (corta).',
    );
  });

  it('defineLine throws when a layout omits a question', () => {
    const layouts = { corta: { pages: [page('tutto', 'nome')] } };
    expect(() => defineLine({ ...spec, layouts })).toThrow(
      "the field 'eta' of the line 'prova' stands on 0 pages",
    );
  });
});
