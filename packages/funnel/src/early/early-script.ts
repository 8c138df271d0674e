/**
 * Runs in the page before anything is loaded: holds a press on «Continua» until the form can answer
 * it. Typed text needs no help, it stands in the boxes. Kept in one line: it is part of the HTML.
 */
export const earlyScript =
  "addEventListener('submit',function(e){var f=e.target;if(!f.closest('[data-q-early]'))return;" +
  "e.preventDefault();f.closest('[data-q-early]').dataset.qEarly='pressed'},true)";
