/**
 * The questions of a table in its order, those inside groups and lists after what holds them:
 * `incidenti[].anno`, `proprietario.nome`.
 */
export function questions(table, prefix = '', wirePrefix = '') {
  return Object.entries(table.fields).flatMap(([key, field]) => {
    const path = `${prefix}${key}`;
    const wire = `${wirePrefix}${table.wire?.[key]?.name ?? key}`;
    const own = { key, path, wire, field, table };
    const { inner, mark } = within(field);
    return inner ? [own, ...questions(inner, `${path}${mark}.`, `${wire}${mark}.`)] : [own];
  });
}

function within(field) {
  if (field.kind === 'group') return { inner: field.table, mark: '' };
  if (field.kind === 'items' && field.item.kind === 'group')
    return { inner: field.item.table, mark: '[]' };
  return {};
}
