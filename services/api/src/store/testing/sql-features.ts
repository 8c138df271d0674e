/**
 * Returns the features that a statement uses, such as `ON CONFLICT DO NOTHING` or `function
 * coalesce`. Reads them from the syntax tree of PostgreSQL's parser. Returns unknown nodes by name,
 * so that it misses no new feature.
 */
export function featuresOf(tree: unknown): readonly string[] {
  const found = new Set<string>();
  walk(tree, found);
  return [...found];
}

type Node = Readonly<Record<string, unknown>>;

/** Nodes that are not reported: every database supports them, or their parent implies them. */
const plain = new Set([
  ...[
    'version',
    'stmts',
    'stmt',
    'ResTarget',
    'ColumnRef',
    'String',
    'Integer',
    'A_Const',
    'ParamRef',
  ],
  ...[
    'A_Star',
    'RangeVar',
    'List',
    'IndexElem',
    'ColumnDef',
    'AlterTableStmt',
    'ConstraintNode',
    'SortBy',
  ],
]);

const named: Readonly<Record<string, (node: Node) => readonly string[]>> = {
  SelectStmt: (node) => [
    ...(node.valuesLists ? [] : ['SELECT']),
    ...(node.sortClause ? ['ORDER BY'] : []),
    ...(node.limitCount ? ['LIMIT'] : []),
    ...(node.groupClause ? ['GROUP BY'] : []),
    ...(node.distinctClause ? ['DISTINCT'] : []),
  ],
  InsertStmt: (node) => ['INSERT', ...returning(node)],
  UpdateStmt: (node) => ['UPDATE', ...(node.fromClause ? ['UPDATE FROM'] : []), ...returning(node)],
  DeleteStmt: (node) => [
    'DELETE',
    ...(node.usingClause ? ['DELETE USING'] : []),
    ...returning(node),
  ],
  OnConflictClause: ({ action }) => [
    `ON CONFLICT ${action === 'ONCONFLICT_NOTHING' ? 'DO NOTHING' : 'DO UPDATE'}`,
  ],
  InferClause: () => [],
  WithClause: () => [],
  CommonTableExpr: ({ ctequery }) =>
    Object.keys(ctequery ?? {}).map((node) => `${words(node, '').replace(' STMT', '')} in WITH`),
  LockingClause: ({ strength, waitPolicy }) => [
    `FOR ${words(strength, 'LCS_FOR')}${waitPolicy === 'LockWaitBlock' ? '' : waits(waitPolicy)}`,
  ],
  JoinExpr: ({ jointype }) => [`${words(jointype, 'JOIN_')} JOIN`],
  RangeSubselect: () => ['subquery in FROM'],
  SubLink: ({ subLinkType }) => [`subquery ${words(subLinkType, '')}`],
  CreateStmt: (node) => [`CREATE TABLE${node.if_not_exists ? ' IF NOT EXISTS' : ''}`],
  IndexStmt: ({ unique, if_not_exists, whereClause }) => [
    `CREATE${unique ? ' UNIQUE' : ''} INDEX${if_not_exists ? ' IF NOT EXISTS' : ''}${whereClause ? ' WHERE' : ''}`,
  ],
  AlterTableCmd: ({ subtype }) => [`ALTER TABLE ${words(subtype, 'AT_')}`],
  Constraint: ({ contype }) => [`constraint ${words(contype, 'CONSTR_')}`],
  TransactionStmt: ({ kind, options }) => [
    words(kind, 'TRANS_STMT_'),
    ...(options ? ['transaction with options'] : []),
  ],
  TypeName: ({ names }) => [`type ${lastName(names)}`],
  TypeCast: () => ['CAST'],
  FuncCall: ({ funcname }) => [`function ${lastName(funcname)}`],
  CoalesceExpr: () => ['function coalesce'],
  WindowDef: () => ['window OVER'],
  NullTest: () => ['IS NULL'],
  BoolExpr: ({ boolop }) => [words(boolop, '').replace(' EXPR', '')],
  A_Expr: ({ kind, name }) => [
    kind === 'AEXPR_OP' ? `operator ${lastName(name)}` : words(kind, 'AEXPR_'),
  ],
  RowExpr: () => ['row value'],
};

const returning = (node: Node) => (node.returningList || node.returningClause ? ['RETURNING'] : []);
const waits = (policy: unknown) => (policy === 'LockWaitSkip' ? ' SKIP LOCKED' : ' NOWAIT');
const words = (value: unknown, prefix: string) =>
  String(value)
    .replace(prefix, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toUpperCase();

function lastName(names: unknown): string {
  const last = Array.isArray(names) ? names.at(-1) : undefined;
  return String(last?.String?.sval ?? 'without a name');
}

function walk(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) walk(one, found);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value)) {
    const name =
      key === 'typeName' ? 'TypeName' : key === 'onConflictClause' ? 'OnConflictClause' : key;
    // The names of nodes start with an upper-case letter. The names of their properties do not.
    if (/^[A-Z]/.test(name) && !plain.has(name))
      for (const one of named[name]?.(child as Node) ?? [name]) found.add(one);
    if (key === 'over') found.add('window OVER');
    walk(child, found);
  }
}
