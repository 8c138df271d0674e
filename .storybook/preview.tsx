import type { Decorator, Preview } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { useArgs } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import '@fontsource-variable/figtree/wght.css';
// Import the base styles first, because the later of two equal rules wins. All styles come from
// source, so no build is needed.
import '@preventivo/ui/styles.css';
import '@preventivo/form/styles.css';
import '@preventivo/address/styles.css';
import '@preventivo/privacy/styles.css';
import '@preventivo/wizard/styles.css';
import '@preventivo/auth/styles.css';
import '@preventivo/contractor/styles.css';
import { markInteracted } from '@preventivo/core';
import { requestKey, tabNote } from '@preventivo/core/draft';
import { Status } from '@preventivo/ui';
import { Page } from './docs-container.tsx';
import { DocsPage } from './docs-page.tsx';
import { themes } from './themes.ts';

// Load the code that waits for the first interaction.
markInteracted();

// No animations, so that tests need not wait for them.
const STILL = { '--q-quick': '0s', '--q-reveal': '0s', '--q-sheet': '0s' };

// Wait longer, because loading during idle time is slow on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

/**
 * On a docs page, input into a field updates the story's arg, so that the field and the Storybook
 * control agree. A story shown alone keeps its args.
 */
const held: Decorator = (Story, { args, viewMode }) => {
  const [, change] = useArgs();
  if (viewMode !== 'docs' || !('value' in args) || !('onChange' in args)) return <Story />;
  const onChange = (value: unknown, ...others: unknown[]) => {
    change({ value });
    if (typeof args.onChange === 'function') args.onChange(value, ...others);
  };
  return <Story args={{ ...args, onChange }} />;
};

/**
 * Lists and objects use the code editor, because Storybook's tree editor violates accessibility
 * rules.
 */
const withoutTrees: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const isTree = typeof initialArgs[name] === 'object' && initialArgs[name] !== null;
      return isTree && !type.control ? [name, { ...type, control: false }] : [name, type];
    }),
  );

const preview: Preview = {
  // Forget the request of the previous story. Otherwise the next story would ask about it.
  beforeEach: () => tabNote(requestKey).remove(),
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { page: DocsPage, container: Page },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Inizia',
          'Fondamenti',
          'Temi',
          'Parole',
          'Incorporare',
          'Accessibilità',
          'Il proprio back end',
          'Ricette',
          'Schermate',
          'ui',
          'wizard',
          'funnel',
          '*',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        [320, 390, 768, 1280].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(themes).map(([value, { title }]) => ({ value, title })),
      },
    },
    text: {
      description: 'Testo',
      toolbar: { title: 'Testo', icon: 'zoom', items: ['100', '200'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'petrolio', text: '100' },
  tags: ['autodocs'],
  argTypesEnhancers: [withoutTrees],
  decorators: [
    held,
    (Story, { globals, parameters, viewMode }) => {
      const theme = themes[globals.theme] ?? themes.petrolio;
      const style = { ...theme?.properties, ...(navigator.webdriver && STILL) };
      document.documentElement.style.fontSize = String(globals.text) === '200' ? '200%' : '';
      return (
        <div className="q" data-q-theme={theme?.base} style={style}>
          {/* `bare`: the story has its own background. */}
          <div className={parameters.bare ? undefined : `story-sheet story-in-${viewMode}`}>
            <Story />
          </div>
          <Status />
        </div>
      );
    },
  ],
};
export default preview;
