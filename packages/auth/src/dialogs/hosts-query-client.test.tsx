import { type Answers, refusedByUsers } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { secret } from '@preventivo/fixtures/people';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AtTheForm, documents, prefill } from '../testing/at-the-form.tsx';
import { AccountDialog } from './account-dialog.tsx';

/** Renders the login inside a host's query client that retries mutations and throws every failure. */
function visit(answers: Answers) {
  const mutations = { retry: 3, retryDelay: 0, throwOnError: true };
  const hosts = new QueryClient({ defaultOptions: { mutations } });
  const service = backEnd({ answers });
  const page = (child: boolean) => (
    <QueryClientProvider client={hosts}>
      <AtTheForm client={service.client}>
        {child && (
          <AccountDialog
            start="login"
            {...{ prefill, documents }}
            onLoggedIn={() => {}}
            onClose={() => {}}
          />
        )}
      </AtTheForm>
    </QueryClientProvider>
  );
  const { rerender } = render(page(true));
  return { ...service, hosts, close: () => rerender(page(false)), user: userEvent.setup() };
}

async function logIn({ user }: ReturnType<typeof visit>) {
  await user.type(screen.getByLabelText('Password'), secret);
  await user.click(screen.getByRole('button', { name: 'Accedi' }));
}

it("the login form sends a rejected login once and shows why, despite the host's query defaults", async () => {
  const visitor = visit({ 'users/login': refusedByUsers('LOGIN_FAILED', 401) });
  await logIn(visitor);
  const alert = await screen.findByText('Password o email errata');
  await waitFor(() => expect(alert.closest('[role="alert"]')).toHaveFocus());
  expect(visitor.bodies('users/login')).toHaveLength(1);
});

it("the login form removes the password from the host's query cache when it unmounts", async () => {
  const visitor = visit({ 'users/login': refusedByUsers('LOGIN_FAILED', 401) });
  await logIn(visitor);
  await screen.findByText('Password o email errata');
  const cache = visitor.hosts.getMutationCache();
  expect(cache.getAll()).toHaveLength(1);
  visitor.close();
  await waitFor(() => expect(cache.getAll()).toEqual([]));
});
