import { noConsents } from '@preventivo/core/consents';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConsentBlock } from './consent-block.tsx';

it('ConsentBlock renders on a server with no box ticked', () => {
  const html = renderToString(
    createElement(ConsentBlock, {
      value: noConsents,
      onChange: () => {},
      variant: 'anonymous',
      documents: [],
      privacyUrl: '/privacy',
      termsUrl: '/condizioni',
    }),
  );
  expect(html).toContain('name="cessione"');
  expect(html).not.toContain('checked');
});
