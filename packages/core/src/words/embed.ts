// The element that embeds a funnel in another site's page, until the funnel is loaded.

export const embedLoading = 'Carichiamo il preventivo…';
export const embedFailed = 'Il preventivo non si è caricato.';
export const embedUnavailable = 'Il preventivo non è disponibile in questo momento.';
