import { icon, slip } from './drawings.mjs';
import { escaped } from './escaped.mjs';

/** How often the placeholder page checks whether the real page exists, in seconds. */
export const retryAfter = 2;

/**
 * Requests the headers of this page until the server no longer sends `Retry-After`: the real page then exists, or its
 * build has failed. Only browsers without scripts use `<meta http-equiv="refresh">`: it makes screen readers read the
 * page again each time. If the server has stopped, it also leads to an error page. Its URL `?` keeps the path and
 * removes the fragment: in Chromium, a refresh to the same URL with a fragment only jumps within the page.
 */
const script = `setInterval(async () => {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => {});
  if (response && !response.headers.has('retry-after')) location.reload();
}, ${retryAfter * 1000});`;
const reloading = `<script>${script}</script>
<noscript><meta http-equiv="refresh" content="${retryAfter};url=?"></noscript>`;

/**
 * Returns the page that `npm start` serves until the documentation or Storybook is built. It is in English, because
 * only developers and designers see it.
 * @param of.title the name of the part that is being built, as the start of a sentence
 * @param of.failure the terminal output of a failed build.
 * @defaultValue none: the build is running
 */
export function beingBuiltPage({ title, failure, style, font }) {
  const heading = failure === undefined ? `${title} is being built` : `${title} was not built`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="${icon}">
<title>${escaped(heading)}</title>
${failure === undefined ? reloading : ''}
<style>@font-face{font-family:"Figtree Variable";src:url("${font}") format("woff2");font-weight:300 900;font-display:swap}${style}</style>
</head>
<body>
<div class="q site" data-q-theme="auto">
<main class="site-pending">
<span class="site-stamp">${slip}</span>
<h1 class="site-title">${escaped(heading)}</h1>
${failure === undefined ? waiting : failed(failure)}
<p><a href="/">Open the product</a></p>
</main>
</div>
</body>
</html>
`;
}

const waiting = `<p class="site-lead"><code>npm start</code> builds it after the product, and the terminal shows how far it is.</p>
<p>This page reloads as soon as the build ends.</p>`;

const failed = (failure) => `<p class="site-lead">Its build failed. The terminal says:</p>
<pre tabindex="0" role="region" aria-label="Output of the build">${escaped(failure)}</pre>
<p>The next <code>npm start</code> builds it again.</p>`;
