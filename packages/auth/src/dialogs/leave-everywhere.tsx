import { dataOf, sentOnce } from '@preventivo/core/query';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import { accountOutAll, accountOutAllHow, accountOutAllWhy } from '@preventivo/core/words';
import { Button, VisuallyHidden } from '@preventivo/ui';
import { useMutation } from '@tanstack/react-query';
import { ownAccountMessage } from '../account/failures.ts';
import { useSession } from '../session/session.ts';
import { FormAlert } from './form-alert.tsx';

/** The section with the button that logs out on all devices (docs/rules/accounts.md#logout). */
export function LeaveEverywhere() {
  const t = useTranslate();
  const { messages } = usePreventivo();
  const { signOutEverywhere } = useSession();
  const { mutate, isPending, error } = useMutation({
    ...sentOnce,
    mutationFn: async () => dataOf(await signOutEverywhere()),
  });

  return (
    <section>
      <p>{t(accountOutAllWhy)}</p>
      <FormAlert error={error} message={(failed) => ownAccountMessage(failed, messages)} />
      <Button variant="outline" busy={isPending} onClick={() => mutate()}>
        {t(accountOutAll)}
        <VisuallyHidden>{t(accountOutAllHow)}</VisuallyHidden>
      </Button>
    </section>
  );
}
