import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { NearDateInput } from '../date-input/near-date-input.tsx';
import { Fieldset } from '../field/fieldset.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { PlateInput } from '../plate-input/plate-input.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';

const meta = { title: 'ui/Incorporare', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const none = () => undefined;

/** CSS rules of real host pages that conflict with the rules of the funnel. */
const HOSTILE = `
  * { font-size: 12px; line-height: 1; color: #777; }
  button { all: unset; }
  button, [type='button'], [type='submit'] { background-color: transparent; background-image: none; }
  input, select, textarea { border: 0; padding: 0; background: pink; font-family: serif; }
  label, fieldset, legend, p, h2, h3 { display: inline; margin: 0 0 40px; text-transform: uppercase; }
  legend { float: left; width: 100%; }
  fieldset { border: 3px groove red; padding: 30px; }
  svg { display: inline; }
  a { color: red; }
  @layer host { * { letter-spacing: 3px; } }
`;

export const PaginaOstile: Story = {
  parameters: { bare: true },
  render: () => (
    <div dir="rtl" style={{ width: 320 }}>
      <style>{HOSTILE}</style>
      <div className="q q-fields" style={{ padding: 20, background: 'var(--q-surface)' }}>
        <h2 className="q-title">La tua casa</h2>
        <TextInput
          name="nome"
          label="Nome"
          hint="Come sul documento"
          value="Giulia"
          onChange={none}
        />
        <NumberInput
          name="metri"
          label="Superficie"
          suffix="m²"
          value={95}
          error="Valore non valido"
          onChange={none}
        />
        <PlateInput name="targa" label="Targa" value="FA123BC" onChange={none} />
        <Select name="mese" label="Mese" value={null} options={[]} onChange={none} />
        <NearDateInput
          name="inizio"
          label="Partenza"
          value="2026-12-03"
          today="2026-11-21"
          onChange={none}
        />
        <Fieldset legend="Il veicolo">
          <RadioGroup
            name="tipo"
            label="Tipo di veicolo"
            value="furgone"
            options={[
              { id: 'furgone', value: 'Furgone' },
              { id: 'altro', value: 'Altro' },
            ]}
            onChange={none}
          />
        </Fieldset>
        <Button>Continua</Button>
        <Button variant="danger">Elimina</Button>
      </div>
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const style = (element: Element) => getComputedStyle(element);
    await step('i campi restano grandi, coi loro bordi', async () => {
      for (const control of canvasElement.querySelectorAll('input, select')) {
        const radio = control.matches('[type="radio"]');
        if (!radio)
          await expect(Number.parseFloat(style(control).fontSize)).toBeGreaterThanOrEqual(16);
      }
      const box = page.getByLabelText('Nome');
      await expect(style(box).borderTopStyle).toBe('solid');
      await expect(box.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    });
    await step('i pulsanti si toccano, il testo è il nostro', async () => {
      const button = page.getByRole('button', { name: 'Continua' });
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
      // Tailwind's resets also remove the background of buttons. They have the specificity of a class.
      for (const filled of page.getAllByRole('button', { name: /Continua|Elimina/ }))
        await expect(style(filled).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
      const label = page.getByText('Nome').closest('label') ?? canvasElement;
      await expect(style(label).display).toBe('block');
      await expect(style(page.getByText('Nome')).fontSize).toBe('17px');
      await expect(style(page.getByText('Nome')).letterSpacing).toBe('normal');
      await expect(style(page.getByText('Nome')).textTransform).toBe('none');
    });
    await step(
      'il titolo di un gruppo resta sopra le sue domande, anche con Bootstrap',
      async () => {
        const legend = page.getByText('Il veicolo').closest('legend') ?? canvasElement;
        await expect(style(legend).float).toBe('none');
      },
    );
    await step('si legge da sinistra, anche in una pagina che si legge da destra', async () => {
      await expect(style(page.getByLabelText('Nome')).direction).toBe('ltr');
    });
    await step('niente esce di lato', async () => {
      for (const element of canvasElement.querySelectorAll('.q-field'))
        await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    });
  },
};
