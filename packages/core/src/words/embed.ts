// The element in another site's page, before a funnel is loaded.

export const embedLoading = 'Carichiamo il preventivo…';
export const embedFailed = 'Il preventivo non si è caricato.';
export const embedUnavailable = 'Il preventivo non è disponibile in questo momento.';
