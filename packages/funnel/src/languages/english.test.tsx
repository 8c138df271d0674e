import type { Line } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import type { DraftStorage } from '@preventivo/core/draft';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { rossiAsks, today } from '@preventivo/fixtures/people';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Funnel } from '../funnel.tsx';
import { companyOuting, outingBackEnd } from '../testing/outing.fixture.ts';
import { languages } from './languages.tsx';

const english = languages({ language: 'en' });

/** The day out in English. */
function open(storage: DraftStorage, line: Line) {
  render(
    <Funnel
      line={line}
      client={outingBackEnd().client}
      {...{ storage, today }}
      seed={{ today, rules }}
      languages={english}
    />,
  );
}

it('what is undone and what is cancelled have a word each', async () => {
  const kept = { page: 1, contractor: rossiAsks };
  open(memoryDrafts(companyOuting, kept).storage, companyOuting);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'I am a private individual' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('radio', { name: 'I am a company' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Erase my data from this device' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
