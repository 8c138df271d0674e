import { translate } from '@preventivo/fixtures/translator';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lostTexts } from '../../../../vitest.texts.ts';
import { Notice } from './notice.tsx';

it('Notice shows its new text after a browser translator has replaced the earlier text', () => {
  const { rerender } = render(<Notice kind="info">Abbiamo ritrovato i dati</Notice>);
  translate();
  rerender(<Notice kind="info">Riprendiamo da dove eri</Notice>);
  translate();
  rerender(
    <Notice kind="info" title="Due schede">
      <span role="status">Hai modificato questi dati</span>
    </Notice>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Hai modificato questi dati');
  expect(screen.queryByText(/Abbiamo ritrovato|Riprendiamo/)).toBeNull();
});

const Beside = ({ name }: { name?: string }) => (
  <p>
    {name && <b>Sig.ra</b>}
    {name ?? 'nobody'} {name && 'Ferri'}
  </p>
);

it('lostTexts reports the texts that React cannot update after a translation, but not a text alone in its element', () => {
  const { rerender } = render(<Beside />);
  rerender(<Beside name="Giulia" />);
  rerender(<Beside />);
  expect(lostTexts().map((text) => text.split(' in ')[0])).toEqual(
    expect.arrayContaining(["changes 'nobody'", "inserts before 'nobody'", "removes 'Ferri'"]),
  );
  rerender(<p>{'Anna'}</p>);
  rerender(<p>{'Bruno'}</p>);
  expect(lostTexts()).toEqual([]);
});
