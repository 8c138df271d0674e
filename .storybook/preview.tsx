import type { Decorator, Preview } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { useArgs } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import '@fontsource-variable/figtree/wght.css';
// Imports the base styles first, because of two equally specific rules the later one wins. All
// styles come from the sources, so no build is needed.
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

// Loads the code that otherwise waits for the first interaction.
markInteracted();

// Turns off animations, so that tests need not wait for them.
const STILL = { '--q-quick': '0s', '--q-reveal': '0s', '--q-sheet': '0s' };

// Waits longer than by default, because on a busy machine it takes long until idle-time code has
// loaded.
configure({ asyncUtilTimeout: 30_000 });

/**
 * On a docs page, input into a field also updates the story's arg, so that the Storybook control
 * shows the same value. A story that is shown alone keeps its args.
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
 * Edits lists and objects as JSON, because the tree editor of Storybook violates accessibility
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
  // Forgets the quote request of the previous story. Otherwise the next story would show the final
  // question about it.
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
          {/* `bare` means that the story has its own background. */}
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
