// Said by the element in a page of another site, before a funnel is there.

export const embedLoading = 'Carichiamo il preventivo…';
export const embedFailed = 'Il preventivo non si è caricato.';
export const embedUnavailable = 'Il preventivo non è disponibile in questo momento.';
