import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Drawing } from './drawing.tsx';
import {
  ArrowRightIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  MinusIcon,
  PlusIcon,
  SearchIcon,
} from './signs.tsx';
import { AlertIcon, InfoIcon, LockIcon, OfflineIcon, SuccessIcon, WarningIcon } from './states.tsx';
import {
  CalendarIcon,
  CompanyIcon,
  EditIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileIcon,
  MailIcon,
  PersonIcon,
  PhoneIcon,
} from './things.tsx';

const icons = {
  AlertIcon,
  ArrowRightIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  CompanyIcon,
  EditIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileIcon,
  InfoIcon,
  LockIcon,
  MailIcon,
  MinusIcon,
  OfflineIcon,
  PersonIcon,
  PhoneIcon,
  PlusIcon,
  SearchIcon,
  SuccessIcon,
  WarningIcon,
};

const meta = {
  title: 'ui/Icone',
  component: Drawing,
  subcomponents: {
    AlertIcon,
    ArrowRightIcon,
    CalendarIcon,
    CheckIcon,
    ChevronDownIcon,
    ChevronLeftIcon,
    ChevronRightIcon,
    CloseIcon,
    CompanyIcon,
    EditIcon,
    ExternalLinkIcon,
    EyeIcon,
    EyeOffIcon,
    FileIcon,
    InfoIcon,
    LockIcon,
    MailIcon,
    MinusIcon,
    OfflineIcon,
    PersonIcon,
    PhoneIcon,
    PlusIcon,
    SearchIcon,
    SuccessIcon,
    WarningIcon,
  },
  args: { path: 'M20 6 9 17l-5-5', size: 24 },
} satisfies Meta<typeof Drawing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A custom icon: a path in a 24 px square. */
export const Prova: Story = {};

/** All icons with their names, in the text colour. */
export const Stati: Story = {
  render: ({ size }) => (
    <ul className="story-icons">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon size={size} />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getAllByRole('listitem');
    await expect(list).toHaveLength(Object.keys(icons).length);
    await expect(canvasElement.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
  },
};
