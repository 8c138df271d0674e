import { today } from '@preventivo/core';
import { createClient } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { Status } from '@preventivo/ui';
import '@preventivo/ui/styles.css';
import '@preventivo/address/styles.css';
import '@preventivo/form/styles.css';
import '@preventivo/privacy/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ReactQueryDevtools } from '@tanstack/react-query-devtools/production';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdviceForm } from './advice-form';
import { QuotePage } from './quote-page';

const api: string = import.meta.env.VITE_API;
const client = createClient({ line: 'travel', user: `${api}/api`, quote: `${api}/api/travel` });

/** The app's query client. The packages' components use it too, so the app's devtools show their queries. */
const queries = new QueryClient();
const isQuote = location.pathname === '/preventivo';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Preventivo client={client} today={today()}>
          <main className="q">
            <h1>{isQuote ? 'Chiedi un preventivo' : 'Chiedi una consulenza'}</h1>
            {isQuote ? <QuotePage /> : <AdviceForm />}
            <Status />
          </main>
        </Preventivo>
        <ReactQueryDevtools />
      </QueryClientProvider>
    </StrictMode>,
  );
