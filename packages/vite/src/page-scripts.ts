import { look } from '@preventivo/funnel/settings';

// Inline scripts that run before any file loads; `mount` reads their results. Each is one line: it
// is part of the HTML, and a CSP allows it by its hash (docs/deploy/nginx.conf).

/**
 * Holds a press on «Continua» until the form can handle it. Typed text needs no help: the boxes
 * keep it.
 */
export const preHydrationScript =
  "addEventListener('submit',function(e){var r=e.target.closest('[data-q-early]');" +
  "if(r){e.preventDefault();r.dataset.qEarly='pressed'}},true)";

/**
 * The theme properties that are not colours, minified. Every other key is checked as a colour; an
 * unknown one sets a property that no style reads.
 */
const noColours = Object.entries(look)
  .filter(([, property]) => property !== 'color')
  .map(([key, property]) => `${key}:'${property}'`);

/**
 * Runs after the prerendered form, in browsers of any age.
 *
 * On `load`, all files have loaded or failed. If no script has taken the form over by then, or the
 * browser is too old (docs/browsers.md), presses have no effect. The script then shows the template
 * before the form as a note above it.
 *
 * It requests `settings.json` while the scripts still load, and applies its theme at once. It
 * leaves the text in `qSettings`; a file that is missing, or has only a schema, gives ''. Only 404
 * and 410 count as missing. After any other failure it retries after 1, 2, 4, 8, then every 16
 * seconds.
 *
 * The page waits for the settings before its first API call, and for nothing else. Until the broker
 * is known, no name is shown (`data-q-pending`, which `mount` removes if the file names a broker).
 */
export const settingsScript =
  "(function(r){var p=r.previousSibling.content.firstChild;function d(){delete r.dataset.qPending}r.dataset.qPending='';" +
  "addEventListener('load',function(){if(!Object.hasOwn||r.dataset.qEarly!=null)r.before(p)});" +
  "qSettings=new Promise(function(f){function q(n){fetch('./settings.json').then(function(a){" +
  "if(a.ok)return a.text();if(!/404|410/.test(a.status))throw a;return''})" +
  '.then(f,function(){d();setTimeout(q,n,n>9e3?n:2*n)})}q(1e3)})' +
  ".then(function(t){if(/^\\s*({\\s*(\"\\$[^,]*)?}\\s*)?$/.test(t)){d();return''}try{" +
  `var s=JSON.parse(t),l=s.theme||{},n={${noColours}},k;` +
  "if(k=s.broker)p.append(k.name,' ',(k.phone||'').number||'');else d();" +
  'if(/^(light|dark|auto)$/.test(l.mode))r.dataset.qTheme=l.mode;' +
  "for(k in l)if(typeof l[k]=='string'&&CSS.supports(n[k]||'color',l[k]))" +
  "r.style.setProperty('--q-broker-'+k.replace(/[A-Z]/g,'-$&').toLowerCase(),l[k]);" +
  "if(s.embedded===true)r.dataset.qEmbedded=''}catch(e){d()}return t})" +
  "})(document.getElementById('root'))";
