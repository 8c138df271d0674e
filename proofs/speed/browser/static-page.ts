/** Returns the built page without scripts. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b(?=[^>]*\brel="modulepreload")[^>]*>/g, '');
}

/** Returns the head of the built page with an empty body, for a page that the browser renders. */
export function emptied(html: string, script: string): string {
  const [head = ''] = withoutScripts(html).split('</head>');
  return `${head}<script type="module" src="${script}"></script></head><body><div id="root"></div></body></html>`;
}
