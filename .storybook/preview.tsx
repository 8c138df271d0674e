import type { Decorator, Preview } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { useArgs } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import '@fontsource-variable/figtree/wght.css';
// Import the base styles first: of two rules with the same specificity, the later one wins. All styles come from the
// sources, so Storybook needs no build.
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
import { RootOfStory } from './states/frame.tsx';
import { themes } from './themes.ts';

// Load the code that otherwise waits for the first interaction.
markInteracted();

// Properties that turn animations off, so that tests need not wait for them.
const STILL = { '--q-quick': '0s', '--q-reveal': '0s', '--q-sheet': '0s' };

// Wait longer than by default: on a busy machine, code that loads at idle time arrives late.
configure({ asyncUtilTimeout: 30_000 });

/**
 * On a documentation page, input into a field also updates the story's arg, so that Storybook's control shows the same
 * value. A story that is shown alone keeps its args.
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

/** Removes Storybook's tree editor for lists and objects, which violates accessibility rules. */
const withoutTrees: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const isTree = typeof initialArgs[name] === 'object' && initialArgs[name] !== null;
      return isTree && !type.control ? [name, { ...type, control: false }] : [name, type];
    }),
  );

const preview: Preview = {
  // Remove the quote request of the previous story. Otherwise the next story would show the final question about it.
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
          'Tutti gli stati',
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
      const root = { 'data-q-theme': theme?.base, style };
      return (
        <RootOfStory value={root}>
          <div className="q" {...root}>
            {/* A story with `bare` has its own background. */}
            <div className={parameters.bare ? undefined : `story-sheet story-in-${viewMode}`}>
              <Story />
            </div>
            <Status />
          </div>
        </RootOfStory>
      );
    },
  ],
};
export default preview;
