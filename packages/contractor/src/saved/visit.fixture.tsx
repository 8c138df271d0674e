import type { User } from '@preventivo/core';
import type { Answers } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { account } from '@preventivo/fixtures/people';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { AccountPage, type AccountPageProps } from './account-page.fixture.tsx';

interface Visit extends Partial<Omit<AccountPageProps, 'client'>> {
  readonly user?: User | null;
  readonly answers?: Answers;
}

/** Renders page 1 for Giulia. Returns functions for her actions, and the bodies of the HTTP requests. */
export function visit({ user = account, answers, ...props }: Visit = {}) {
  const { client, bodies } = backEnd({ line: 'pets', user: user ?? account, answers });
  const onChoose = vi.fn<AccountPageProps['onChoose']>();
  const onSent = vi.fn<() => void>();
  const onUser = vi.fn<(user: User | undefined) => void>();
  render(
    <div className="q">
      <AccountPage {...{ user, client, onChoose, onSent, onUser }} {...props} />
    </div>,
  );
  return {
    person: userEvent.setup(),
    onChoose,
    onSent,
    userNow: () => onUser.mock.lastCall?.[0],
    bodies,
  };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const radio = (name: RegExp) => screen.findByRole('radio', { name });
export const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
export const dialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export async function change(props: Parameters<typeof visit>[0] = {}) {
  const visitor = visit(props);
  await visitor.person.click(await button('Modifica i dati di Giulia Ferri'));
  await dialog('Modifica i dati di Giulia Ferri');
  return { ...visitor, save: async () => visitor.person.click(await button('Salva Modifiche')) };
}

export async function add(props: Parameters<typeof visit>[0] = {}) {
  const visitor = visit(props);
  await visitor.person.click(await button('Inserisci un nuovo contraente'));
  await dialog('Nuovo contraente');
  return { ...visitor, save: async () => visitor.person.click(await button('Salva')) };
}
