/**
 * Messages about saving a page, sending the quote request, and the dialog after it
 * (docs/rules/submission.md#sending).
 */
export const submissionMessages = {
  PRIVACY: 'Selezionare i campi obbligatori',
  /** Shown under each mandatory consent that is missing. */
  CONSENT_REQUIRED: 'Consenso obbligatorio',
  /** Shown when saving a page or checking the contractor fails without a message from the server. */
  SAVE_FAILED: 'Impossibile salvare la richiesta, riporva più tardi.',
  SUBMIT_FAILED:
    'Impossibile salvare la richiesta di quotazione. Ti invitiamo a riprovare più tardi.',
  RECALL_FAILED: 'Non siamo riusciti a registrare la scelta. Riprova.',
  /**
   * Shown when the draft storage did not respond in time
   * (docs/rules/submission.md#storage-of-the-draft).
   */
  DRAFT_TIMEOUT: 'Non siamo riusciti a ritrovare i dati che avevi inserito. Ricomincia da qui.',
};
