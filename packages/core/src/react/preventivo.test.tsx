import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../http/client.ts';
import { memoryToken } from '../http/memory-token.ts';
import { Preventivo, useMessage, usePreventivo } from './preventivo.tsx';

const client = createClient({ line: 'travel', token: memoryToken() });
const today = '2026-11-21';

afterEach(() => vi.unstubAllEnvs());

function Shared() {
  const shared = usePreventivo();
  return <p>{`${shared.client.line} ${shared.today}`}</p>;
}
function Days() {
  const shared = usePreventivo();
  return <p>{`shows ${shared.today}, reads ${shared.readToday()}`}</p>;
}
function Message({ code }: { code: 'VALORE' | 'LIST_FAILED' }) {
  return <p>{useMessage(code)}</p>;
}
function Greeting() {
  return <p>{usePreventivo().queryClient.current?.getQueryData<string>(['greeting'])}</p>;
}

describe('Preventivo', () => {
  it('Preventivo provides the client and the date', () => {
    render(
      <Preventivo client={client} today={today}>
        <Shared />
      </Preventivo>,
    );
    expect(screen.getByText('travel 2026-11-21')).toBeInTheDocument();
  });

  it('Preventivo gives event handlers the current day, which is `today` if there is no `readToday`', () => {
    render(
      <>
        <Preventivo client={client} today={today} readToday={() => '2026-11-22'}>
          <Days />
        </Preventivo>
        <Preventivo client={client} today={today}>
          <Days />
        </Preventivo>
      </>,
    );
    expect(screen.getByText('shows 2026-11-21, reads 2026-11-22')).toBeInTheDocument();
    expect(screen.getByText('shows 2026-11-21, reads 2026-11-21')).toBeInTheDocument();
  });

  it('Preventivo renders on a server', () => {
    const html = renderToString(
      <Preventivo client={client} today={today}>
        <Shared />
      </Preventivo>,
    );
    expect(html).toBe('<p>travel 2026-11-21</p>');
  });

  it("Preventivo prefers the application's messages", () => {
    render(
      <Preventivo client={client} today={today} messages={{ VALORE: 'Da rivedere' }}>
        <Message code="VALORE" />
        <Message code="LIST_FAILED" />
      </Preventivo>,
    );
    expect(screen.getByText('Da rivedere')).toBeInTheDocument();
    expect(screen.getByText("Non riusciamo a caricare l'elenco.")).toBeInTheDocument();
  });

  it("Preventivo caches data in the application's query client", () => {
    const own = new QueryClient();
    own.setQueryData(['greeting'], 'Buongiorno');
    render(
      <Preventivo client={client} today={today} queryClient={own}>
        <Greeting />
      </Preventivo>,
    );
    expect(screen.getByText('Buongiorno')).toBeInTheDocument();
  });
});

it('usePreventivo throws outside Preventivo with a hint', () => {
  expect(() => renderToString(<Shared />)).toThrow(
    /^@preventivo\/core: rendered outside <Preventivo>.*Render it below <Preventivo[^.]*\.$/,
  );
});

it.each(['development', 'production'])(
  'usePreventivo reports a duplicate package in %s when the provider comes from another copy of the package',
  async (mode) => {
    vi.stubEnv('NODE_ENV', mode);
    vi.resetModules();
    const other = await import('./preventivo.tsx');
    const below = () =>
      renderToString(
        <other.Preventivo client={client} today={today}>
          <Shared />
        </other.Preventivo>,
      );
    expect(below).toThrow(/core is loaded more than once: «npm ls @preventivo\/core»/);
    if (mode === 'development') expect(below).toThrow(/loaded 2 times/);
  },
);
