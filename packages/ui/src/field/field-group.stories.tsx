import type { Meta, StoryObj } from '@storybook/react-vite';
import { real } from '../../../../.storybook/real.ts';
import { variantsOf } from '../../../../.storybook/states.tsx';
import { FieldGroup } from './field-group.tsx';
import { useField } from './use-field.ts';

interface PartsProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly optional?: boolean;
  readonly remark?: string;
}

/** A custom component: two boxes for a single question. */
function Parts({ remark, ...props }: PartsProps) {
  const field = useField({ name: 'orario', ...props });
  return (
    <FieldGroup field={field} role="group" inParts remark={remark}>
      <div className="q-row">
        {['Dalle', 'Alle'].map((part) => (
          <label key={part}>
            <span className="q-hint">{part}</span>
            <input
              className="q-box"
              name={`orario.${part}`}
              defaultValue=""
              aria-invalid={field.control['aria-invalid']}
              aria-describedby={field.errorBy}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

const meta = {
  title: 'ui/FieldGroup',
  component: real<PartsProps>(FieldGroup),
  render: (args) => <Parts {...args} />,
  args: { label: 'A che ora ti chiamiamo?', hint: 'Nei giorni feriali' },
} satisfies Meta<PartsProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prova: Story = {};
export const ConErrore: Story = { args: { error: 'Scrivi due orari' } };

export const Stati: Story = variantsOf(Parts, {
  Vuoto: {},
  'A fuoco': {},
  'Con errore': { error: 'Scrivi due orari' },
  'Con errore, a fuoco': { error: 'Scrivi due orari' },
  Facoltativo: { optional: true },
  "Con un'osservazione": { remark: '2 scelte' },
});
