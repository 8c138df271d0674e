/**
 * Returns the questions of a table in order. After a group or a list, it returns the questions inside:
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

const within = ({ item, table }) =>
  item ? { inner: item.table, mark: '[]' } : { inner: table, mark: '' };
