import { type Broker, initialsOf, phoneLink, supervisionOf } from '@preventivo/core';
import { type Json, partOf, textOf } from './json.ts';
import { addressOf } from './settings.ts';

/** Returns the broker in a settings file, without invalid values. Returns undefined if the broker has no name. */
export function brokerOf(raw: unknown): Broker | undefined {
  const { logo, phone, ...said } = partOf(raw);
  const name = textOf(said.name);
  if (!name) return undefined;
  const email = textOf(said.email);
  return {
    name,
    ...textsOf(said, ['tagline', 'address', 'rui', 'ivass']),
    ...(email && /^[^\s@?&]+@[^\s@?&]+$/.test(email) && { email }),
    ...logoOf(partOf(logo)),
    ...phoneOf(partOf(phone)),
  };
}

/** Fills in the elements that show the broker. Inserts settings as text, never as HTML. */
export function putBroker(root: HTMLElement, broker: Broker): void {
  const { name, tagline, address, email, phone, logo } = broker;
  const supervision = root.querySelector<HTMLElement>('[data-broker="supervision"]');
  const texts = {
    name,
    tagline,
    address,
    email,
    initials: initialsOf(name),
    number: phone?.number,
    hours: phone?.hours,
    supervision: supervisionOf(broker, (text) => supervision?.dataset.default ?? text),
  };
  for (const [slot, text] of Object.entries(texts))
    for (const place of root.querySelectorAll<HTMLElement>(`[data-broker="${slot}"]`)) {
      place.textContent = text ?? '';
      place.hidden = !text;
    }
  for (const place of root.querySelectorAll<HTMLElement>('[data-broker="phone"]'))
    place.hidden = !phone;
  linkTo(root, '[data-call]', phone && phoneLink(phone));
  linkTo(root, '[data-broker="email"]', email && `mailto:${email}`);
  if (logo) putLogo(root, logo);
}

export function putDocuments(root: HTMLElement, documents: Json): void {
  for (const name of ['privacy', 'terms', 'complaints', 'accessibility'])
    linkTo(root, `[data-document="${name}"]`, addressOf(documents[name]));
}

/** Shows or hides the links for developers. Without the setting, they stay as the build has made them. */
export function putDeveloperLinks(root: HTMLElement, setting: unknown): void {
  const links = root.querySelector<HTMLElement>('[data-developer-links]');
  if (links && typeof setting === 'boolean') links.hidden = !setting;
}

function linkTo(root: HTMLElement, places: string, address: string | undefined): void {
  if (!address) return;
  for (const place of root.querySelectorAll(places)) place.setAttribute('href', address);
}

function putLogo(root: HTMLElement, { light, dark }: NonNullable<Broker['logo']>): void {
  const stamp = root.querySelector<HTMLElement>('[data-broker="initials"]');
  const mode = root.dataset.qTheme;
  const picture = document.createElement('picture');
  const image = Object.assign(document.createElement('img'), { className: 'site-logo', alt: '' });
  if (dark && mode === 'auto') {
    const source = document.createElement('source');
    source.media = '(prefers-color-scheme: dark)';
    source.srcset = dark;
    picture.append(source);
  }
  picture.append(image);
  image.addEventListener('load', () => stamp?.replaceWith(picture));
  image.src = dark && mode === 'dark' ? dark : light;
}

const textsOf = <K extends string>(said: Json, keys: readonly K[]): Partial<Record<K, string>> => {
  const texts: Partial<Record<K, string>> = {};
  for (const key of keys) {
    const text = textOf(said[key]);
    if (text) texts[key] = text;
  }
  return texts;
};

function logoOf({ light, dark }: Json): Pick<Broker, 'logo'> {
  const [onLight, onDark] = [addressOf(light), addressOf(dark)];
  return onLight ? { logo: { light: onLight, ...(onDark && { dark: onDark }) } } : {};
}

function phoneOf(said: Json): Pick<Broker, 'phone'> {
  const { number, hours } = textsOf(said, ['number', 'hours']);
  return number && /^\+?[\d\s./-]{5,24}$/.test(number)
    ? { phone: { number, ...(hours && { hours }) } }
    : {};
}
