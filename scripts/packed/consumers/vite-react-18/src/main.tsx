import { today } from '@preventivo/core';
import { createClient } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { Status } from '@preventivo/ui';
import '@preventivo/ui/styles.css';
import '@preventivo/address/styles.css';
import '@preventivo/privacy/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdviceForm } from './advice-form';

const api: string = import.meta.env.VITE_API;
const client = createClient({ line: 'travel', user: `${api}/api`, quote: `${api}/api/travel` });

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Preventivo client={client} today={today()}>
        <main className="q">
          <h1>Chiedi una consulenza</h1>
          <AdviceForm />
          <Status />
        </main>
      </Preventivo>
    </StrictMode>,
  );
