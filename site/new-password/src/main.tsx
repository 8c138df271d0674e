import '@preventivo/funnel/styles.css';
import { ResetPassword, takeToken } from '@preventivo/auth/reset';
import { today } from '@preventivo/core';
import { Preventivo } from '@preventivo/core/react';
import { RulesProvider } from '@preventivo/form';
import { Status } from '@preventivo/ui';
import { createRoot } from 'react-dom/client';
import { accountClient } from './account-client.ts';

// Read the token first, which also removes it from the URL: it must be there as briefly as possible.
const token = takeToken();
const root = document.getElementById('root');
if (!root) throw new Error('There is no element with the id `root`.');

createRoot(root).render(
  <Preventivo client={accountClient} today={today()}>
    <RulesProvider>
      <ResetPassword token={token} homeUrl="/" />
      <Status />
    </RulesProvider>
  </Preventivo>,
);
