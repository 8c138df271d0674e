import type { ReferenceData } from '@preventivo/api/app';
import { lines } from '@preventivo/api/lines';
import { accountMail } from '@preventivo/api/workspace/mails/account';
import { brokerMail } from '@preventivo/api/workspace/mails/broker';
import { visitorMail } from '@preventivo/api/workspace/mails/visitor';
import { createReference } from '@preventivo/api/workspace/reference';
import { submission } from '@preventivo/api/workspace/seeded-request';
import type { Broker } from '@preventivo/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { readData } from './reference-api.ts';

const broker: Broker = {
  name: 'Rossi Assicurazioni',
  tagline: 'Consulenti a Milano dal 1987',
  phone: { number: '02 1234 567', hours: 'lun–ven 9–18' },
  email: 'ciao@rossi.example',
  address: 'Via Roma 1, 20121 Milano',
  rui: 'B000123456',
};
const request = {
  id: '4f3c2a1b-0000-4000-8000-000000000000',
  code: 'KMR-4821',
  line: 'travel',
  createdAt: '2026-11-21T10:00:00.000Z',
  keyHash: '',
  payload: { ...submission, language: 'it' },
  recall: { channel: 'phone', at: '2026-11-21T10:05:00.000Z' },
} as const;
const token = 'a1'.repeat(32);
const to = 'giulia.ferri@example.it';

/** All mails. The functions of the API build them. */
const mails = {
  visitor: (data: ReferenceData) => visitorMail(request, partsOf(data)),
  health: (data: ReferenceData) => {
    const specificData = { ...submission.specificData, hasPatologie: true };
    const payload = { ...request.payload, specificData };
    return visitorMail({ ...request, line: 'health', payload }, partsOf(data));
  },
  broker: (data: ReferenceData) => brokerMail(request, 'recall', { to, ...partsOf(data) }),
  activation: () => {
    const link = `https://preventivi.example/api/users/activate?token=${token}`;
    return accountMail({ to, about: 'activation', link, language: 'it' }, broker);
  },
  password: () => {
    const link = `https://preventivi.example/account/password#token=${token}`;
    return accountMail({ to, about: 'password', link, language: 'it' }, broker);
  },
};
const partsOf = (data: ReferenceData) => ({ lines, reference: createReference(data), broker });

interface PreviewProps {
  readonly mail: keyof typeof mails;
  /** Width of the window of the mail program, in px. */
  readonly width: 600 | 390;
  readonly scheme: 'light' | 'dark';
  readonly asText?: boolean;
}

function Preview({ mail, width, scheme, asText }: PreviewProps, { html, text }: Made) {
  if (asText) return <pre style={{ margin: 0, padding: 16, whiteSpace: 'pre' }}>{text}</pre>;
  return (
    <iframe
      title={`Email ${mail}`}
      // The story reads the content of the frame. No script runs in the frame.
      sandbox="allow-same-origin"
      // Apply the story's colour scheme instead of the machine's.
      srcDoc={html.replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')}
      style={{ width, height: 1700, maxWidth: '100%', border: 0 }}
    />
  );
}
interface Made {
  readonly html: string;
  readonly text: string;
}

const meta = {
  title: 'api/Mails',
  tags: ['!autodocs'],
  args: { mail: 'visitor', width: 600, scheme: 'light' },
  argTypes: {
    mail: { control: 'select', options: Object.keys(mails) },
    width: { control: 'inline-radio', options: [600, 390] },
    scheme: { control: 'inline-radio', options: ['light', 'dark'] },
  },
  loaders: [
    async ({ args }) => {
      const made = await mails[args.mail](await readData());
      return { html: made?.html ?? '', text: made?.text ?? '' };
    },
  ],
  render: (args, { loaded: { html = '', text = '' } }) => Preview(args, { html, text }),
  parameters: { bare: true },
} satisfies Meta<PreviewProps>;
export default meta;
type Story = StoryObj<typeof meta>;

async function drawn(): Promise<Document> {
  const frame = screen.getByTitle<HTMLIFrameElement>(/^Email/);
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeVisible());
  return frame.contentDocument ?? expect.unreachable();
}
const colourOf = ({ body, defaultView }: Document) =>
  defaultView?.getComputedStyle(body).backgroundColor;
/** Expects that the mail fits into the window of the mail program without horizontal scrolling. */
const fits = ({ documentElement }: Document) =>
  expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);

export const ToTheVisitor: Story = {
  play: async () => {
    const mail = await drawn();
    await expect(mail.body).toHaveTextContent('KMR-4821');
    await expect(colourOf(mail)).toBe('rgb(238, 243, 242)');
    await fits(mail);
  },
};
export const ToTheVisitorDark: Story = {
  args: { scheme: 'dark' },
  play: async () => {
    await expect(colourOf(await drawn())).toBe('rgb(12, 21, 20)');
  },
};
/** On a phone, each answer is below its question. */
export const ToTheVisitorOnATelephone: Story = {
  args: { width: 390 },
  play: async () => {
    const mail = await drawn();
    const boxOf = (selector: string) => mail.querySelector(selector)?.getBoundingClientRect();
    const [question, answer] = [boxOf('.question'), boxOf('.answer')];
    await expect(answer?.top).toBeGreaterThanOrEqual(question?.bottom ?? Number.NaN);
    await fits(mail);
  },
};
export const ToTheVisitorAsText: Story = {
  args: { asText: true },
  play: async () => {
    await expect(screen.getByText(/- Che copertura cerchi\? Viaggio singolo/)).toBeVisible();
  },
};

/** Mails about health insurance contain no answers, because these are health data. */
export const AboutHealth: Story = {
  args: { mail: 'health' },
  play: async () => {
    await expect((await drawn()).body).not.toHaveTextContent(/patologie/);
  },
};

export const ToTheBroker: Story = {
  args: { mail: 'broker' },
  play: async () => {
    const mail = await drawn();
    await expect(mail.querySelector('a[href="tel:3331234567"]')).toBeVisible();
    await fits(mail);
  },
};
export const ToTheBrokerDark: Story = { args: { mail: 'broker', scheme: 'dark' } };
export const ToTheBrokerOnATelephone: Story = {
  args: { mail: 'broker', width: 390 },
  play: async () => fits(await drawn()),
};

/** The link is also written as text below the button. It may wrap at any character. */
export const Activation: Story = {
  args: { mail: 'activation', width: 390 },
  play: async () => {
    const mail = await drawn();
    await expect(mail.querySelector('a')).toHaveAttribute('href', expect.stringContaining(token));
    await fits(mail);
  },
};
export const NewPassword: Story = { args: { mail: 'password' } };
export const NewPasswordDark: Story = { args: { mail: 'password', scheme: 'dark' } };
