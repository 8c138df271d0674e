import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PageHeading } from './current-page.tsx';
import { usePageTurn } from './use-page-turn.ts';

/** A page whose questions come later: its title stands over a placeholder, and then over the questions. */
function Funnel({ page, loaded }: { page: number; loaded: boolean }) {
  const { top, title, turn } = usePageTurn(2);
  return (
    <div ref={top}>
      <PageHeading key={`${page} ${loaded}`} title={`Pagina ${page}`} heading={title} />
      <button type="button" onClick={() => turn(2)}>
        Continua
      </button>
    </div>
  );
}

const heading = () => screen.getByRole('heading');

describe('somebody who turns to a page that is still being loaded', () => {
  async function turned() {
    Element.prototype.scrollIntoView ??= () => undefined;
    const { rerender } = render(<Funnel page={1} loaded />);
    await userEvent.click(screen.getByRole('button'));
    rerender(<Funnel page={2} loaded={false} />);
    expect(heading()).toHaveFocus();
    return () => rerender(<Funnel page={2} loaded />);
  }

  it('stays at its title when the questions come', async () => {
    const come = await turned();
    const before = heading();
    come();
    expect(heading()).not.toBe(before);
    expect(heading()).toHaveFocus();
  });

  it('is not taken from where they went meanwhile', async () => {
    const come = await turned();
    await userEvent.tab();
    come();
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
