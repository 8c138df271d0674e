import { dark, light, stamp } from './colours.ts';

const font =
  'font-family:Figtree,Segoe UI,system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif';
const ink = `color:${light.ink}`;
const muted = `color:${light.muted}`;

/** The styles are inline, because some mail programs ignore style sheets. */
export const styles = {
  ground: `margin:0;padding:0;background:${light.canvas};${font};${ink}`,
  hidden: 'display:none;max-height:0;overflow:hidden;opacity:0',
  whole: 'width:100%;border-collapse:separate;border-spacing:0',
  letter: 'width:100%;max-width:600px;border-collapse:separate;border-spacing:0',
  stamp: `width:40px;height:40px;border-radius:10px;background:${light.primary};color:${light['on-primary']};${font};font-size:15px;font-weight:700;text-align:center`,
  broker: `${font};font-size:17px;line-height:1.35;font-weight:700;${ink}`,
  tagline: `${font};font-size:14px;line-height:1.4;font-weight:400;${muted}`,
  sheet: `background:${light.surface};border-radius:20px`,
  // Each dot of the border is a hole of the torn perforation.
  torn: `border-top:8px dotted ${light.canvas};border-radius:0 0 20px 20px`,
  check: `width:56px;height:56px;margin:0 0 16px;border-radius:16px;background:${stamp.accent};color:${stamp['on-accent']};${font};font-size:32px;line-height:56px;font-weight:700;text-align:center;transform:rotate(-6deg)`,
  part: `padding:28px 36px;${font}`,
  title: `margin:0;${font};font-size:26px;line-height:1.25;font-weight:750;${ink}`,
  heading: `margin:0 0 8px;${font};font-size:18px;line-height:1.35;font-weight:700;${ink}`,
  text: `margin:12px 0 0;${font};font-size:17px;line-height:1.5;${ink}`,
  small: `margin:12px 0 0;${font};font-size:14px;line-height:1.5;word-break:break-word;${muted}`,
  label: `margin:0;${font};font-size:15px;line-height:1.5;${muted}`,
  code: `margin:0;${font};font-size:32px;line-height:1.25;font-weight:750;letter-spacing:0.05em;white-space:nowrap;${ink}`,
  question: `width:46%;padding:9px 16px 9px 0;border-top:1px solid ${light.line};${font};font-size:15px;line-height:1.45;font-weight:400;text-align:left;vertical-align:top;${muted}`,
  answer: `padding:9px 0;border-top:1px solid ${light.line};${font};font-size:16px;line-height:1.45;font-weight:600;text-align:left;vertical-align:top;word-break:break-word;${ink}`,
  mark: `width:20px;height:20px;border:2px solid ${light.control};border-radius:12px;${font};font-size:13px;line-height:20px;font-weight:700;text-align:center`,
  done: `width:20px;height:20px;border:2px solid ${light.primary};border-radius:12px;background:${light.primary};color:${light['on-primary']};${font};font-size:13px;line-height:20px;font-weight:700;text-align:center`,
  button: `display:inline-block;padding:16px 28px;border-radius:12px;background:${light.primary};color:${light['on-primary']};${font};font-size:17px;line-height:1.4;font-weight:700;text-decoration:none`,
  link: `color:${light.primary};text-decoration:underline`,
  notch: `width:10px;height:20px;background:${light.canvas};font-size:0;line-height:0`,
  tear: `height:2px;border-top:2px dashed ${light.line};font-size:0;line-height:0`,
  line: `height:1px;border-top:1px solid ${light.line};font-size:0;line-height:0`,
  foot: `padding:20px 36px 8px;${font};font-size:14px;line-height:1.55;${muted}`,
} as const;

/**
 * Rules for dark mode and narrow screens, which inline styles cannot express. Outlook on the web
 * marks content in dark mode with `data-ogsc`.
 */
export const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${inDark('')}
}
${inDark('[data-ogsc] ')}
@media (max-width:480px){
.part,.foot{padding-left:20px!important;padding-right:20px!important}
.question,.answer{display:block!important;width:auto!important}
.question{padding:10px 0 0!important}
.answer{padding:0 0 10px!important;border-top:0!important}
}`;

function inDark(within: string): string {
  const rules = {
    ground: `background:${dark.canvas}`,
    notch: `background:${dark.canvas}`,
    sheet: `background:${dark.surface}`,
    torn: `border-color:${dark.canvas}`,
    ink: `color:${dark.ink}`,
    muted: `color:${dark.muted}`,
    link: `color:${dark.primary}`,
    filled: `background:${dark.primary};border-color:${dark.primary};color:${dark['on-primary']}`,
    ring: `border-color:${dark.control}`,
    line: `border-color:${dark.line}`,
  };
  return Object.entries(rules)
    .map(([name, rule]) => `${within}.${name}{${rule.replaceAll(/(;|$)/g, '!important$1')}}`)
    .join('\n');
}
