import '@preventivo/funnel/styles.css';
import { ResetPassword, takeToken } from '@preventivo/auth/reset';
import { today } from '@preventivo/core';
import { createClient } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { Status } from '@preventivo/ui';
import { RulesProvider } from '@preventivo/ui/formik';
import { createRoot } from 'react-dom/client';

// Before anything else runs here: it stands in the address for as short as can be.
const token = takeToken();
const root = document.getElementById('root');
if (!root) throw new Error('There is no element with the id `root`.');

createRoot(root).render(
  // No line is asked for a quote here.
  <Preventivo client={createClient({ line: 'account' })} today={today()}>
    <RulesProvider>
      <ResetPassword token={token} homeUrl="/" />
      <Status />
    </RulesProvider>
  </Preventivo>,
);
