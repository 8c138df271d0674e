import type { User } from '@preventivo/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { account } from './account.fixture.ts';
import { AccountPage, type AccountPageProps } from './account-page.fixture.tsx';
import { type Answer, fakeAccount } from './fake-account.fixture.ts';

interface Visit extends Partial<Omit<AccountPageProps, 'fetch'>> {
  readonly user?: User | null;
  readonly instead?: Readonly<Record<string, readonly Answer[]>>;
}

/** Giulia's visit to page 1, for tests: what she does, and what the back end was asked. */
export function visit({ user = account, instead, ...props }: Visit = {}) {
  const { fetch, requests } = fakeAccount(user ?? account, instead);
  const onChoose = vi.fn<AccountPageProps['onChoose']>();
  const onSent = vi.fn<() => void>();
  render(
    <div className="q">
      <AccountPage {...{ user, fetch, onChoose, onSent }} {...props} />
    </div>,
  );
  return {
    person: userEvent.setup(),
    onChoose,
    onSent,
    /** The bodies of the calls to a path. */
    bodies: (path: string) => requests.filter((call) => call.path === path).map(({ body }) => body),
  };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const radio = (name: RegExp) => screen.findByRole('radio', { name });
export const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
export const dialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
