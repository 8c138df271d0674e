import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { productData } from './database.ts';

const links = {
  activation: /http:\S+\/api\/users\/activate\?token=\w{64}/,
  password: /http:\S+\/account\/password#token=\w{64}/,
};

/** Waits for a mail of this kind. Returns the link in the newest one. */
export async function linkTo(
  email: string,
  what: keyof typeof links,
  dataDir = productData(),
): Promise<string> {
  let link = '';
  await expect(() => {
    const texts = mailsTo(email, dataDir).flatMap((text) => links[what].exec(text) ?? []);
    link = texts.at(-1) ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return link;
}

/** Returns the mails to an address as decoded text, oldest first. */
export function mailsTo(email: string, dataDir = productData()): readonly string[] {
  const folder = join(dataDir, 'mail');
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.eml$/.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes(`To: ${email}`))
    .map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** Opens a link in a new tab, as a mail program does. */
export async function follow(page: Page, link: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(link);
  return tab;
}

/** Opens the activation link in a new tab, enters the password and submits. */
export async function activate(page: Page, link: string, password: string): Promise<Page> {
  const tab = await follow(page, link);
  await tab.getByLabel('Password').fill(password);
  await tab.getByRole('button', { name: 'Attiva il profilo' }).click();
  return tab;
}
