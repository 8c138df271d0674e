import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    '../showroom/src/pages/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/*/src/**/*.stories.tsx',
    '../showroom/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The TypeScript compiler extracts the props, including the comments of inherited types (decision 120). Tests need
    // no props.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/tsconfig.json',
      include: ['packages/*/src/**/*.tsx'],
      exclude: ['**/*.{test,stories,fixture}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Omit the props of DOM elements and of libraries: they have their own documentation.
      propFilter: ({ parent, declarations = [] }) =>
        ![parent, ...declarations].some((one) => one?.fileName.includes('node_modules')),
    },
  },
};
export default config;
