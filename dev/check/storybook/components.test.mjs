import { describe, expect, it } from 'vitest';
import { idOf, readStorybook } from './public-components.mjs';

const { components, pages } = readStorybook();
const pageOf = (component) => pages.find((page) => page.components.includes(idOf(component)));

/** The packages whose components the page «Tutti gli stati» shows. */
const drawn = /^packages\/(ui|wizard|contractor|address|privacy|auth)\//;

/** The components without a state to draw, each with the reason. */
const withoutStates = {
  ErrorBoundary: 'renders its children, or `NotLoaded`',
  Status: 'is invisible',
  VisuallyHidden: 'is invisible',
  ContractorForm: 'is page 1 of each line, in «Schermate»',
  AddressField: 'is `AddressBlock` in a Formik form',
  ConsentsField: 'is `ConsentBlock` in a Formik form',
};

describe('the Storybook pages', () => {
  it('the Storybook pages cover every component of every entry point', () => {
    expect(components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Funnel', 'TextInput', 'AddressBlock', 'ConsentBlock', 'Shell']),
    );
  });

  it.each(components.map((one) => [one.name, one]))(
    'a Storybook page describes %s',
    (_, component) => {
      expect(
        pageOf(component)?.title,
        `a story with \`component: ${component.name}\``,
      ).toBeTruthy();
    },
  );

  it.each(components.filter(({ file }) => drawn.test(file)).map((one) => [one.name, one]))(
    'the page of all states shows the states of %s',
    (name, component) => {
      const stories = pageOf(component)?.stories ?? [];
      const reason = withoutStates[name];
      expect(stories.includes('Stati'), reason ?? 'a story `Stati`').toBe(!reason);
    },
  );

  it.each(components.map((one) => [one.name, one]))(
    'the Storybook pages describe %s and each of its props',
    (_, component) => {
      expect({ said: component.said, silent: component.silent }).toEqual({
        said: true,
        silent: [],
      });
    },
  );

  it.each(components.map((one) => [one.name, one]))(
    'on the Storybook page of %s, the reader can change the args of the first story',
    (_, component) => {
      const page = pageOf(component);
      // A component without props has no args to change, so any story of it is enough.
      const changed = component.props.length > 0 ? page?.driven : page?.stories;
      expect(changed).toContain(page?.stories[0]);
    },
  );
});
