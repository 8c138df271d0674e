import { look } from '@preventivo/funnel/settings';

// Inline scripts that run before any file loads. `mount` reads their results. Each script is one line of the HTML.
// The CSP allows each script by its hash (docs/deploy/nginx.conf).

/**
 * Records a press on «Continua» before hydration. After hydration, the form handles the press. Text typed before
 * hydration needs no script, because the inputs keep it.
 */
export const preHydrationScript =
  "addEventListener('submit',function(e){var r=e.target.closest('[data-q-early]');" +
  "if(r){e.preventDefault();r.dataset.qEarly='pressed'}},true)";

/**
 * The theme settings that are not colours, with their CSS properties, as minified source. The script treats every
 * other key as a colour. For an unknown key, it sets a custom property that no style uses.
 */
const noColours = Object.entries(look)
  .filter(([, property]) => property !== 'color')
  .map(([key, property]) => `${key}:'${property}'`);

/**
 * The script after the prerendered form. It runs in browsers of any age.
 *
 * On `load`, all files have loaded or failed. The buttons of the form do not work if the form is not hydrated yet, or
 * if the browser is too old (docs/browsers.md). In both cases, the script shows the note from the template above the
 * form.
 *
 * While the other scripts load, this script requests `settings.json` and applies the theme as soon as the response
 * arrives. `qSettings` is a promise of the file's text: '' if the file is missing or contains only `$schema`. Only
 * the statuses 404 and 410 mean that the file is missing. After any other failure, the script retries after 1, 2, 4
 * and 8 seconds, and then every 16 seconds.
 *
 * Only the first API call waits for the settings. Until they arrive, `data-q-pending` hides the broker's name. If the
 * file contains no broker, this script removes the attribute. Otherwise the app removes it after applying the
 * settings.
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
