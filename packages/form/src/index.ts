export { RulesProvider, useRules } from './checking/rules.tsx';
export { OptionList } from './fields/table-field.tsx';
export { TableFields } from './fields/table-fields.tsx';
export { initialWidgets, sharedProps } from './initial-widgets.tsx';
export { loadPageSummary } from './load.ts';
export { loadRules, type Rules } from './load-rules.ts';
export { TableForm, type TableFormProps } from './table-form.tsx';
export { useItems } from './use-items.ts';
export type { KindWidgets, Widget, WidgetProps, Widgets } from './widget.ts';
