/** What a visitor is given to read, by file name. The words are the broker's to write. */
const DOCUMENTS = {
  mup: 'Modello Unico Precontrattuale (MUP)',
  reclami: 'Reclami e Arbitro Assicurativo',
  privacy: 'Informativa privacy',
  condizioni: 'Condizioni generali del servizio',
};

/** The pages of `/documenti/`, by file name: a place for each document, and whose it is to fill. */
export function documents({ style }) {
  return Object.fromEntries(
    Object.entries(DOCUMENTS).map(([name, title]) => [`${name}.html`, page(title, style)]),
  );
}

function page(title, style) {
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<div class="q site" data-q-theme="auto">
<main class="site-sheet">
<h1 class="site-title">${title}</h1>
<p class="site-lead">Qui l'intermediario pubblica il proprio documento. Questa installazione di prova non ne contiene uno.</p>
</main>
</div>
</body>
</html>
`;
}
