import { receiptEvent } from '@preventivo/core';
import type { ConsentReceipt } from '@preventivo/core/wire';

/** Hands a receipt to the page around the funnel, as an event that rises from it. */
export function tellReceipt(from: HTMLElement | null, receipt: ConsentReceipt): void {
  const detail = { detail: receipt, bubbles: true, composed: true };
  from?.dispatchEvent(new CustomEvent(receiptEvent, detail));
}
