import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ActionBar } from './action-bar.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { Shell, type ShellProps } from './shell.tsx';

const travel: ShellProps = {
  title: 'Preventivo viaggi',
  pictogram: null,
  steps: [
    { id: 'contraente', title: 'I tuoi dati' },
    { id: 'viaggio', title: 'Il tuo viaggio' },
  ],
  page: 1,
  onStep: () => {},
  strip: createElement(OfflineStrip),
  children: createElement(ActionBar),
};

it('Shell renders header, page and button on a server', () => {
  const html = renderToString(createElement(Shell, travel));
  expect(html).toContain('Preventivo viaggi');
  expect(html).toContain('Continua');
  expect(html).not.toContain('Sei offline');
});
