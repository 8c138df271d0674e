/**
 * The texts of a line in another language, or in a broker's words, by their place in its table: 'tipo_viaggio.label',
 * 'pages.viaggio.title', 'checks.numero_piani.help', 'says.departureFirst', 'lists.tipoViaggio.viaggioSingolo'.
 * A missing text stays as the table has it. `pnpm words` lists the places.
 */
export type LineWords = Readonly<Record<string, string>>;
