import type { DraftStorage } from '@preventivo/core/draft';
import type { ReactNode } from 'react';
import type { FunnelProps } from './funnel-props.ts';

/** What `<Wizard>` takes. */
export type WizardProps = Required<Pick<FunnelProps, 'line' | 'widgets'>> &
  Pick<
    FunnelProps,
    | 'broker'
    | 'documents'
    | 'helpUrl'
    | 'linesUrl'
    | 'linesFile'
    | 'asksChannels'
    | 'privacyForm'
    | 'tracker'
    | 'embedded'
    | 'manageHistory'
    | 'isPressed'
  > & {
    readonly storage: DraftStorage;
    readonly onErased: () => void;
    /** The visitor wants the answers of another tab. */
    readonly onOtherTab: () => void;
    /** The switch between languages. */
    readonly languages?: ReactNode;
    /**
     * How often the visitor has chosen a language: forms are drawn anew then, and then alone. What comes by itself finds
     * somebody typing.
     */
    readonly languageChoices: number;
  };
