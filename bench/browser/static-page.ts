/** The built page with every script taken out: the same form, and nothing to run. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b(?=[^>]*\brel="modulepreload")[^>]*>/g, '');
}

/** The same head with an empty body: what a page is that draws everything in the browser. */
export function emptied(html: string, script: string): string {
  const [head = ''] = withoutScripts(html).split('</head>');
  return `${head}<script type="module" src="${script}"></script></head><body><div id="root"></div></body></html>`;
}
