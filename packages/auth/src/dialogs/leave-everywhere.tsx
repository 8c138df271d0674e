import { usePreventivo, useSay } from '@preventivo/core/react';
import { accountOutAll, accountOutAllHow, accountOutAllWhy } from '@preventivo/core/words';
import { Button, VisuallyHidden } from '@preventivo/ui';
import { useState } from 'react';
import { ownAccountMessage } from '../account/failures.ts';
import { useSession } from '../session/session.ts';
import { FormAlert, type FormFailure } from './form-alert.tsx';

/** Ends every session of the account (docs/rules/accounts.md#logout). */
export function LeaveEverywhere() {
  const say = useSay();
  const { messages } = usePreventivo();
  const { signOutEverywhere } = useSession();
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();

  async function leave() {
    setLeaving(true);
    setFailure(undefined);
    const answer = await signOutEverywhere();
    setLeaving(false);
    if (!answer.ok && answer.kind !== 'expired')
      setFailure({ message: ownAccountMessage(answer, messages) });
  }

  return (
    <section>
      <p>{say(accountOutAllWhy)}</p>
      <FormAlert failure={failure} />
      <Button variant="outline" size="medium" busy={leaving} onClick={() => void leave()}>
        {say(accountOutAll)}
        <VisuallyHidden>{say(accountOutAllHow)}</VisuallyHidden>
      </Button>
    </section>
  );
}
