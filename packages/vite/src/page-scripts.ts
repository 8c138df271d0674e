import { look } from '@preventivo/funnel/settings';

// What runs in the page before anything is loaded. What it leaves there `mount` reads. Each is kept in one line:
// it is part of the HTML, and a policy names it by its hash (docs/deploy/nginx.conf).

/**
 * Holds a press on «Continua» until the form can answer it. Typed text needs no help, it stands in the boxes.
 */
export const earlyScript =
  "addEventListener('submit',function(e){var f=e.target;if(!f.closest('[data-q-early]'))return;" +
  "e.preventDefault();f.closest('[data-q-early]').dataset.qEarly='pressed'},true)";

/**
 * Runs after the drawn form: what is said above it to who has no scripts is said in a browser that is too old for
 * them too (docs/browsers.md). It is written for such a browser.
 */
export const oldBrowserScript =
  "if(!Object.hasOwn)document.getElementById('root').insertAdjacentHTML(" +
  "'beforebegin',document.querySelector('noscript').textContent);";

/**
 * Runs after the drawn form: asks for `settings.json` while the scripts are still on their way, and gives the
 * page its look as soon as it is there. The text is left in `qSettings`; a file that is missing, or says
 * nothing but the name of its schema, is ''. Only 404 and 410 say that it is missing: after any other failure it is asked for
 * again, 1, 2, 4, … seconds later, and no call is made meanwhile. It waits for nothing and nothing but the first call waits for
 * it; until it is known whose page it is, no name is shown (`data-q-pending`, which `mount` takes away where the
 * file names a broker), or for 7 seconds where it does not come.
 */
export const settingsScript =
  "(function(r){function d(){delete r.dataset.qPending}r.dataset.qPending='';" +
  "function q(n){return fetch('./settings.json').then(function(a){" +
  "if(a.ok)return a.text();if(!/404|410/.test(a.status))throw a;return''}).catch(function(){if(n>4e3)d();" +
  'return new Promise(function(f){setTimeout(f,n)}).then(function(){return q(2*n)})})}' +
  "qSettings=q(1e3).then(function(t){if(/^\\s*({\\s*(\"\\$[^,]*)?}\\s*)?$/.test(t)){d();return''}try{" +
  `var s=JSON.parse(t),l=s.theme||{},n=${JSON.stringify(look)},k;if(!s.broker)d();` +
  'if(/^(light|dark|auto)$/.test(l.mode))r.dataset.qTheme=l.mode;' +
  "for(k in n)if(typeof l[k]=='string'&&CSS.supports(n[k],l[k]))" +
  "r.style.setProperty('--q-broker-'+k.replace(/[A-Z]/g,'-$&').toLowerCase(),l[k]);" +
  "if(s.embedded===true)r.dataset.qEmbedded=''}catch(e){d()}return t})" +
  "})(document.getElementById('root'))";
