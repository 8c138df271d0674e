import { type Consents, noConsents } from '@preventivo/core/consents';
import { ConsentBlock, mup } from '@preventivo/privacy';
import { Button } from '@preventivo/ui';
import { Checkbox } from '@preventivo/ui/checkbox';
import { useState } from 'react';

const documents = mup({ mup: '/documenti/mup.pdf', reclami: '/reclami' });

interface Given {
  readonly consents: Consents;
  readonly whatsapp: boolean;
}

/** A custom consent below the funnel's consents. It is optional and not preselected. */
export function OwnConsent({ onSend }: { readonly onSend: (given: Given) => void }) {
  const [consents, setConsents] = useState(noConsents);
  const [whatsapp, setWhatsapp] = useState(false);
  return (
    <form
      className="q-fields"
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ consents, whatsapp });
      }}
    >
      <ConsentBlock
        variant="anonymous"
        value={consents}
        onChange={setConsents}
        documents={documents}
        privacyUrl="/privacy"
        termsUrl="/condizioni"
      />
      <Checkbox
        name="whatsapp"
        label="Potete scrivermi su WhatsApp per questo preventivo"
        optional
        value={whatsapp}
        onChange={setWhatsapp}
      />
      <Button type="submit">Invia</Button>
    </form>
  );
}
