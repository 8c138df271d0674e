import type { Meta, StoryObj } from '@storybook/react-vite';
import { real } from '../../../../.storybook/real.ts';
import { FieldGroup } from './field-group.tsx';
import { useField } from './use-field.ts';

interface PartsProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly optional?: boolean;
}

/** A custom component: two boxes for a single question. */
function Parts(props: PartsProps) {
  const field = useField({ name: 'orario', ...props });
  return (
    <FieldGroup field={field} role="group" inParts>
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
