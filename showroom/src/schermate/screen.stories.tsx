import { lines } from '@preventivo/api/lines';
import type { Fields, Values } from '@preventivo/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { galleryWindow } from './gallery.tsx';
import { filledOf, lineOf, Screen, type ScreenProps } from './screen.tsx';
import { act, states } from './states.ts';

const { scrollIntoView } = Element.prototype;

const meta = {
  title: 'Schermate/Una schermata',
  tags: ['!autodocs'],
  parameters: { bare: true },
  args: { line: 'travel', page: 2, state: 'errori' },
  argTypes: {
    line: { control: 'select', options: Object.keys(lines) },
    page: { control: { type: 'number', min: 1, max: 6 } },
    state: { control: 'select', options: Object.keys(states) },
  },
  loaders: [async ({ args }) => ({ filled: await filledOf(args.line) })],
  render: ({ line, page, state }, { loaded }) => {
    const { filled } = loaded as { readonly filled: Values<Fields> };
    return <Screen key={`${line} ${page} ${state}`} {...{ line, page, state, filled }} />;
  },
  beforeEach: ({ args }) => {
    const inGallery = window.name === galleryWindow;
    const kept = inGallery ? [staysUnfocused(), scrollsAlone()] : [];
    const online = args.state === 'offline' && spyOn(navigator, 'onLine', 'get');
    if (online) online.mockReturnValue(false);
    return () => {
      for (const one of kept) one.mockRestore();
      if (online) online.mockRestore();
    };
  },
} satisfies Meta<ScreenProps>;
export default meta;

/** Any page of any line in any state. A gallery shows many of these screens. */
export const Schermata: StoryObj<typeof meta> = {
  play: ({ args: { line, page, state } }) => act(lineOf(line), page, state),
};

/**
 * Prevents focus: only one of the dozen frames of a gallery can have it. A frame that took the focus would blur a field
 * in another frame, and the blur would validate it.
 */
const staysUnfocused = () =>
  spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => undefined);

/** Stops a frame from scrolling the page around it: the gallery would move. */
const scrollsAlone = () =>
  spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
    ...options
  ) {
    const { scrollX, scrollY } = parent;
    scrollIntoView.apply(this, options);
    parent.scrollTo(scrollX, scrollY);
  });
