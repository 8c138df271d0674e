import { look } from '@preventivo/funnel/settings';

// What runs in the page before anything is loaded. What it leaves there `mount` reads. Each is kept in one line:
// it is part of the HTML, and a policy names it by its hash (docs/deploy/nginx.conf).

/**
 * Holds a press on «Continua» until the form can answer it. Typed text needs no help, it stands in the boxes.
 */
export const earlyScript =
  "addEventListener('submit',function(e){var r=e.target.closest('[data-q-early]');" +
  "if(r){e.preventDefault();r.dataset.qEarly='pressed'}},true)";

/** What is no colour of the look, for short: a name that nobody knows is a colour that nobody reads. */
const noColours = Object.entries(look)
  .filter(([, property]) => property !== 'color')
  .map(([key, property]) => `${key}:'${property}'`);

/**
 * Runs after the drawn form, and is written for browsers of any age.
 *
 * All that the page loads has come or failed with `load`: where no script has taken the form by then, or the browser is too old
 * for it (docs/browsers.md), no press will ever be answered: what waits in the template before the form says so above it.
 *
 * It asks for `settings.json` while the scripts are still on their way, and gives the page its look as soon as it is
 * there. The text is left in `qSettings`; a file that is missing, or says nothing but the name of its schema, is ''. Only 404 and
 * 410 say that it is missing: after any other failure it is asked for again, 1, 2, 4, 8, then every 16 seconds, and no
 * call is made meanwhile. Nothing but the first call waits for it; until it is known whose page it is, no name is shown
 * (`data-q-pending`, which `mount` takes away where the file names a broker).
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
