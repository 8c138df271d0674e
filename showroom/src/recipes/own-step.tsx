import { TextInput, YesNo } from '@preventivo/ui';
import { ActionBar, Shell, type Step } from '@preventivo/wizard';
import { useState } from 'react';

const steps: readonly Step[] = [
  { id: 'esigenze', title: 'Le tue esigenze' },
  { id: 'veicolo', title: 'Il veicolo' },
];

interface Needs {
  readonly garage: boolean | null;
  readonly km: string;
}

/** A custom step with the same layout as the steps of a line. */
export function OwnStep({ onNext }: { readonly onNext: (needs: Needs) => void }) {
  const [needs, setNeeds] = useState<Needs>({ garage: null, km: '' });
  const [isSent, setIsSent] = useState(false);
  const missing = isSent && needs.garage === null;
  return (
    <Shell
      title="Preventivo auto"
      pictogram={null}
      steps={steps}
      page={1}
      answered={0}
      onStep={() => {}}
    >
      <form
        className="q-form"
        noValidate
        lang="it"
        onSubmit={(event) => {
          event.preventDefault();
          setIsSent(true);
          if (needs.garage !== null) onNext(needs);
        }}
      >
        <h2 className="q-title">Le tue esigenze</h2>
        <div className="q-fields">
          <YesNo
            name="garage"
            label="La notte sta in un garage?"
            value={needs.garage}
            error={missing ? 'Indicare se c’è un garage' : undefined}
            onChange={(garage) => setNeeds({ ...needs, garage })}
          />
          <TextInput
            name="km"
            label="Quanti chilometri fai in un anno?"
            type="numeric"
            suffix="km"
            width={7}
            optional
            value={needs.km}
            onChange={(km) => setNeeds({ ...needs, km })}
          />
        </div>
        <ActionBar />
      </form>
    </Shell>
  );
}
