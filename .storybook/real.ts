import type { ComponentType } from 'react';

/**
 * Returns the component that a page is about, for stories rendered by a wrapper with its own args:
 * `component: real<FormProps>(ContractorForm), render: (args) => <Form {...args} />`.
 */
export const real = <Props>(component: unknown) => component as ComponentType<Props>;
