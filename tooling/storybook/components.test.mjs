import { describe, expect, it } from 'vitest';
import { idOf, readStorybook } from './public-components.mjs';

const { components, pages } = readStorybook();
const pageOf = (component) => pages.find((page) => page.components.includes(idOf(component)));

describe('who looks a component up in Storybook', () => {
  it('can look for every component of every door', () => {
    expect(components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Funnel', 'TextInput', 'AddressBlock', 'ConsentBlock', 'Shell']),
    );
  });

  it.each(components.map((one) => [one.name, one]))('finds a page about %s', (_, component) => {
    expect(pageOf(component)?.title, `a story with \`component: ${component.name}\``).toBeTruthy();
  });

  it.each(components.map((one) => [one.name, one]))(
    'reads what %s is, and what each of its props does',
    (_, component) => {
      expect({ said: component.said, silent: component.silent }).toEqual({
        said: true,
        silent: [],
      });
    },
  );

  it.each(components.map((one) => [one.name, one]))(
    'changes the args of %s where its page begins',
    (_, component) => {
      const page = pageOf(component);
      // What takes nothing has nothing to change.
      const changed = component.props.length > 0 ? page?.driven : page?.stories;
      expect(changed).toContain(page?.stories[0]);
    },
  );
});
