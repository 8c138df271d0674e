/**
 * The texts of a line in another language, or a broker's own texts, by their place in the table:
 * 'tipo_viaggio.label', 'pages.viaggio.title', 'checks.numero_piani.help',
 * 'sentences.departureFirst', 'lists.tipoViaggio.viaggioSingolo'. Omitted texts stay as in the
 * table. `pnpm words` lists the places.
 */
export type LineWords = Readonly<Record<string, string>>;
