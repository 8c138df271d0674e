/** The name of the event that carries a receipt of the consents to the page around the funnel. */
export const receiptEvent = 'preventivo:receipt';
