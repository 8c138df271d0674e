import type { Contractor, Profile } from '@preventivo/core';
import type { TableFormProps } from '@preventivo/ui/formik';

export interface ContractorFormProps
  extends Pick<TableFormProps, 'shown' | 'heading' | 'onRejected' | 'children'> {
  /**
   * Who may ask on this line, and what is not asked of them (docs/rules/contractor.md#who-may-ask).
   */
  readonly contractor: Profile['contractor'];
  readonly values: Contractor;
  /** Answers that came after the page was drawn: what was typed before it ran, a draft that was found. */
  readonly adopted?: Contractor | undefined;
  /** Hears every change of the answers; `settled` is false while one is being written. */
  onChange(values: Contractor, settled: boolean): void;
  /** The contractor is right: the form was checked, the address found, the server asked. */
  onValidSubmit(values: Contractor): void;
  /** The server refused for a reason that is no field's. @param code its own, for whoever helps */
  onRefused(message: string, code?: string): void;
}
