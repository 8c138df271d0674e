import '@preventivo/ui/styles.css';
import '@preventivo/address/styles.css';
import '@preventivo/privacy/styles.css';
import { today } from '@preventivo/core';
import { createClient } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { Status } from '@preventivo/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdviceForm } from './advice-form';

/** The calls of the widgets, such as the address search, go to `/api` of this site. */
const client = createClient({ line: 'travel' });

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
