import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

// Gives Storybook's own interface the product's name, colours and font (packages/ui/src/tokens/tokens.css).
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Preventivo',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: '#0b5a5e',
    colorSecondary: '#0b5a5e',
    appBg: '#eef3f2',
    appBorderColor: '#d3dddb',
    appBorderRadius: 8,
    textColor: '#10211f',
    textMutedColor: '#4a5d5a',
    barTextColor: '#4a5d5a',
    barHoverColor: '#0b5a5e',
    barSelectedColor: '#0b5a5e',
    fontBase: '"Figtree Variable", system-ui, sans-serif',
  }),
});
