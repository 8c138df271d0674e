export { loadRules, type Rules, RulesProvider, useRules, type Words } from './rules.tsx';
export { TableFields } from './table-fields.tsx';
export { TableForm, type TableFormProps } from './table-form.tsx';
export type { Widget, WidgetProps, Widgets } from './widget.ts';
