import type { ConsentReceipt } from '@preventivo/core/wire';

/** Hands a receipt to the page around the funnel, as an event that rises from it. */
export function tellReceipt(from: HTMLElement | null, receipt: ConsentReceipt): void {
  const detail = { detail: receipt, bubbles: true, composed: true };
  // The name stands in core as `receiptEvent`, beside what makes a receipt: that is loaded later.
  from?.dispatchEvent(new CustomEvent('preventivo:receipt', detail));
}
