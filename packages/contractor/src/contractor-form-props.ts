import type { Contractor, Profile } from '@preventivo/core';
import type { TableFormProps } from '@preventivo/form';

/** Props of `<ContractorForm>`. */
export interface ContractorFormProps
  extends Pick<TableFormProps, 'shown' | 'heading' | 'onRejected' | 'children'> {
  /**
   * The contractor types that the line insures and the questions that it hides
   * (docs/rules/contractor.md#who-may-ask).
   */
  readonly contractor: Profile['contractor'];
  /** The contractor. A value other than the last one passed to `onChange` replaces the answers on the page. */
  readonly values: Contractor;
  /**
   * Called on each change.
   * @param now the contractor, including text that the user is still typing
   * @param settled the contractor without that text. A text settles after a pause in typing or on blur; a choice
   * settles at once
   */
  onChange(now: Contractor, settled: Contractor): void;
  /**
   * Called on submit, when three checks have passed: the form is valid, the search finds the address, and the server
   * accepts the contractor.
   */
  onValidSubmit(values: Contractor): void;
  /**
   * Called if the server rejects the contractor without naming a field.
   * @param code the server's error code, for telephone support
   */
  onRefused(message: string, code?: string): void;
}
