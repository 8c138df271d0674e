/**
 * The texts of a line in another language, or a broker's own texts. A key is the path of a text in the table:
 * 'tipo_viaggio.label', 'pages.viaggio.title', 'checks.numero_piani.help', 'sentences.departureFirst',
 * 'lists.tipoViaggio.viaggioSingolo'. A text without a key here stays as in the table. `npx preventivo-words
 * ./src/line.ts` lists the missing paths.
 */
export type LineWords = Readonly<Record<string, string>>;
