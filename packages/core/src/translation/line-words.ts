/**
 * The words of a line in another language, or in a broker's, by their place in its table: 'tipo_viaggio.label',
 * 'pages.viaggio.title', 'checks.0.help', 'says.departureFirst', 'lists.tipoViaggio.viaggioSingolo'. What is left out
 * is said as the table says it. `pnpm words` lists the places.
 */
export type LineWords = Readonly<Record<string, string>>;
