import type { Address } from '@preventivo/italian';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAddress } from './use-address.ts';

const empty: Address = {
  search: '',
  street: '',
  street_number: '',
  zip: '',
  city: '',
  is_manual_address: true,
};

function start() {
  const onChange = vi.fn<(address: Address) => void>();
  const view = renderHook(({ value }) => useAddress(value, onChange), {
    initialProps: { value: empty },
  });
  return {
    onChange,
    own: () => view.result.current[0],
    change: (parts: Partial<Address>) => act(() => view.result.current[1](parts)),
    handBack: (value: Address) => view.rerender({ value }),
  };
}

describe('an address whose parent updates late', () => {
  it('an address keeps its street when the user types the number before the parent updates', () => {
    const { change, onChange } = start();
    change({ street: 'Via Roma' });
    change({ street_number: '12' });
    expect(onChange).toHaveBeenLastCalledWith({
      ...empty,
      street: 'Via Roma',
      street_number: '12',
    });
  });

  it('an address keeps newer text when the parent passes an older value back', () => {
    const { change, handBack, own } = start();
    change({ street: 'Via Ro' });
    change({ street: 'Via Roma' });
    handBack({ ...empty, street: 'Via Ro' });
    expect(own().street).toBe('Via Roma');
    handBack({ ...empty, street: 'Via Roma' });
    expect(own().street).toBe('Via Roma');
  });

  it('an address set by the parent replaces the current one', () => {
    const { change, handBack, own } = start();
    change({ street: 'Via Roma' });
    handBack({ ...empty, street: 'Corso Italia', city: 'BOLLATE (MI)' });
    expect(own()).toEqual({ ...empty, street: 'Corso Italia', city: 'BOLLATE (MI)' });
  });
});
