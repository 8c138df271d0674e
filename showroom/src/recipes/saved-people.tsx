import { useSession } from '@preventivo/auth';
import { SavedContractors } from '@preventivo/contractor/saved';
import type { Contractor } from '@preventivo/core';
import { useState } from 'react';

const asks = { types: ['fisica'] } as const;

/** The saved people of an account, on a custom page below `<Preventivo>`. */
export function SavedPeople({ onChoose }: { readonly onChoose: (who: Contractor) => void }) {
  const { user } = useSession();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <SavedContractors
      user={user ?? undefined}
      contractor={asks}
      type="fisica"
      chosen={chosen}
      onChoose={(who) => {
        setChosen(who.selectPeopleId);
        onChoose(who);
      }}
    />
  );
}
