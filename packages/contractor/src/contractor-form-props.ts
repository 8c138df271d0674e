import type { Contractor, Profile } from '@preventivo/core';
import type { TableFormProps } from '@preventivo/form';

/** What `<ContractorForm>` takes. */
export interface ContractorFormProps
  extends Pick<TableFormProps, 'shown' | 'heading' | 'onRejected' | 'children'> {
  /**
   * Who may ask on this line, and what is not asked of them (docs/rules/contractor.md#who-may-ask).
   */
  readonly contractor: Profile['contractor'];
  /** Who asks: as `onChange` told it, or another, who then takes their place. */
  readonly values: Contractor;
  /**
   * Hears each change.
   * @param now with the letters that are being typed
   * @param settled as it last settled: after a pause, when a field is left, by a choice
   */
  onChange(now: Contractor, settled: Contractor): void;
  /** The contractor is right: the form was checked, the address found, the server asked. */
  onValidSubmit(values: Contractor): void;
  /** The server refused for a reason that is no field's. @param code its own, for whoever helps */
  onRefused(message: string, code?: string): void;
}
