import type { Contractor, Profile } from '@preventivo/core';
import type { TableFormProps } from '@preventivo/form';

/** Props of `<ContractorForm>`. */
export interface ContractorFormProps
  extends Pick<TableFormProps, 'shown' | 'heading' | 'onRejected' | 'children'> {
  /**
   * Allowed contractors and questions hidden on this line (docs/rules/contractor.md#who-may-ask).
   */
  readonly contractor: Profile['contractor'];
  /** The contractor, as reported by `onChange`, or another one to replace it. */
  readonly values: Contractor;
  /**
   * Called on each change.
   * @param now including the text being typed
   * @param settled the last settled value: after a pause, on blur or on a choice
   */
  onChange(now: Contractor, settled: Contractor): void;
  /**
   * Called once the contractor is valid: the form, the address search and the server have accepted
   * it.
   */
  onValidSubmit(values: Contractor): void;
  /**
   * Called if the server rejects the contractor without naming a field. @param code the server's
   * error code, for support
   */
  onRefused(message: string, code?: string): void;
}
