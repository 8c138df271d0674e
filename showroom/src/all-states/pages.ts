import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

interface StoriesModule {
  readonly default: Meta;
  readonly Stati?: StoryObj;
}

const modules = import.meta.glob<StoriesModule>(
  '../../../packages/{ui,wizard,contractor,address,privacy,auth}/src/**/*.stories.tsx',
  { eager: true },
);

/** A component and its story «Stati». */
export interface ComponentStates {
  /** The package, such as `ui`. */
  readonly group: string;
  readonly name: string;
  /** The id of the component's documentation page, without its suffix: `ui-textinput`. */
  readonly id: string;
  /** The names of the states. Empty if the component has only one look. */
  readonly states: readonly string[];
  readonly States: ComponentType<object>;
  readonly args: object;
}

/** The groups in the order of Storybook's sidebar. */
const order = ['ui', 'address', 'privacy', 'auth', 'contractor', 'wizard'];

/** The components whose stories include «Stati», by group and name. */
const components: readonly ComponentStates[] = Object.values(modules)
  .flatMap(({ default: { title = '', args }, Stati }) => {
    const [group = '', name = ''] = title.split('/');
    const States = Stati?.render as ComponentType<object> | undefined;
    const id = title.toLowerCase().replace('/', '-');
    const states: readonly string[] = Stati?.parameters?.states ?? [];
    return States ? [{ group, name, id, states, States, args: { ...args, ...Stati?.args } }] : [];
  })
  .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group) || (a.name < b.name ? -1 : 1));

/** The groups with their components that have a state, or all components if `state` is undefined. */
export const groupsWith = (state: string | undefined) =>
  order.flatMap((group) => {
    const shown = components.filter(
      (one) => one.group === group && (!state || one.states.includes(state)),
    );
    return shown.length > 0 ? [{ group, shown }] : [];
  });

/** The states of several components. */
export const sharedStates: readonly string[] = [
  ...new Set(components.flatMap(({ states }) => states)),
].filter((state) => components.filter(({ states }) => states.includes(state)).length > 1);
