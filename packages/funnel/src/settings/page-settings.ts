import type { ClientOptions } from '@preventivo/core';
import type { FunnelProps } from '../funnel-props.ts';

/** What the settings of a page come to. */
export interface PageSettings {
  /** Where the back end is. */
  readonly api?: Pick<ClientOptions, 'user' | 'quote' | 'paths' | 'credentials'>;
  /** What else they say to the funnel. */
  readonly options?: Partial<FunnelProps>;
}
