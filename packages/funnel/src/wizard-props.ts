import type { DraftStorage } from '@preventivo/core/draft';
import type { Widgets } from '@preventivo/form';
import type { ReactNode } from 'react';
import type { FunnelProps } from './funnel-props.ts';

/** The props of `<Wizard>`: those of the funnel, with the storage and the line of this visit. */
export interface WizardProps extends Omit<FunnelProps, 'languages'> {
  readonly widgets: Widgets;
  readonly storage: DraftStorage;
  readonly onErased: () => void;
  /** Called when the visitor wants the answers of another tab. */
  readonly onOtherTab: () => void;
  /** The switch between languages. */
  readonly languages?: ReactNode;
  /**
   * How often the visitor chose a language. Only a choice remounts the forms: a language that the host or an earlier
   * visit chose may load while the visitor types.
   */
  readonly languageChoices: number;
}
