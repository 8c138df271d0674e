export { initialWidgets, sharedProps } from './initial-widgets.tsx';
export { loadRules, type Rules } from './load-rules.ts';
export { RulesProvider, useRules } from './rules.tsx';
export { TableFields } from './table-fields.tsx';
export { TableForm, type TableFormProps } from './table-form.tsx';
export { useOwnAnswers } from './use-form.ts';
export { useItems } from './use-items.ts';
export { loadPageSummary } from './validation.ts';
export type { KindWidgets, Widget, WidgetProps, Widgets } from './widget.ts';
