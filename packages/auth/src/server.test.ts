import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noPrefill } from './account/account-props.ts';
import { AccountBlock } from './block/account-block.tsx';
import { documents } from './testing/at-the-form.tsx';

it('AccountBlock renders on a server for a visitor', () => {
  const client = createClient({ line: 'travel', token: memoryToken() });
  const block = createElement(AccountBlock, { prefill: noPrefill, documents });
  const html = renderToString(createElement(Preventivo, { client, today: '2026-11-21' }, block));
  expect(html).toContain('Hai già un account? Ritrovi i tuoi dati.');
  expect(html).not.toContain('<dialog');
});
