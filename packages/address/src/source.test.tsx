import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AddressForm, residence, searchBox } from './address-form.fixture.tsx';

const place = { placeId: 'p1', description: 'VIA GARIBALDI, 12, 20121 MILANO MI, ITALIA' };
const other = { placeId: 'p2', description: 'VIA GARIBALDI, 12, 20021 BOLLATE MI, ITALIA' };

/** Renders the block and types a text. Two places match it. */
async function suggestions(attribution?: object) {
  const found = () => Response.json({ session: 's', placeList: [place, other], attribution });
  render(<AddressForm {...residence} answers={{ 'address/search': found }} />);
  const user = userEvent.setup();
  await user.type(await searchBox(), 'garibaldi 12');
  return { user, list: await screen.findByRole('listbox', { name: 'Indirizzi suggeriti' }) };
}

const openStreetMap = {
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
};
const link = { name: '© OpenStreetMap contributors (si apre in una nuova scheda)' };

describe('the source of the addresses', () => {
  it('the suggestions name their source, with a link to its licence', async () => {
    const { list } = await suggestions(openStreetMap);
    expect(screen.getByRole('link', link)).toHaveAttribute('href', openStreetMap.url);
    // A listbox may contain options only, so the link is outside.
    expect(within(list).queryByRole('link')).toBeNull();
  });

  it('the card of the chosen address repeats the source, where Tab reaches its link', async () => {
    const { user, list } = await suggestions(openStreetMap);
    await user.click(within(list).getByRole('option', { name: /MILANO/ }));
    const card = await screen.findByRole('group', { name: 'Indirizzo di residenza scelto' });
    expect(within(card).getByRole('link', link)).not.toHaveAttribute('tabindex');
  });

  it('the suggestions show a source without a page as text that browsers do not translate', async () => {
    await suggestions({ text: 'Google Maps' });
    expect(screen.getByText('Google Maps')).toHaveAttribute('translate', 'no');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('the suggestions name no source if the back end names none', async () => {
    const { list } = await suggestions();
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    expect(list.parentElement?.children).toHaveLength(1);
  });
});
