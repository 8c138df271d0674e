import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PageHeading } from './current-page.tsx';
import { usePageTurn } from './use-page-turn.ts';

/** A page whose questions load later. Its title mounts twice: with the placeholder, and with the questions. */
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

describe('turning to a page that still loads', () => {
  async function turned() {
    Element.prototype.scrollIntoView ??= () => undefined;
    const { rerender } = render(<Funnel page={1} loaded />);
    await userEvent.click(screen.getByRole('button'));
    rerender(<Funnel page={2} loaded={false} />);
    expect(heading()).toHaveFocus();
    return () => rerender(<Funnel page={2} loaded />);
  }

  it('keeps the focus on the title when the questions appear', async () => {
    const come = await turned();
    const before = heading();
    come();
    expect(heading()).not.toBe(before);
    expect(heading()).toHaveFocus();
  });

  it('does not move the focus if the user has moved it meanwhile', async () => {
    const come = await turned();
    await userEvent.tab();
    come();
    expect(screen.getByRole('button')).toHaveFocus();
  });
});
