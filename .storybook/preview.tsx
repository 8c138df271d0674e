import type { Preview } from '@storybook/react-vite';
import '../packages/funnel/src/styles.css';

const preview: Preview = {
  parameters: { a11y: { test: 'error' } },
  decorators: [
    (Story) => (
      <div className="q" data-q-theme="light">
        <Story />
      </div>
    ),
  ],
};
export default preview;
