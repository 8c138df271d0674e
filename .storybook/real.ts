import type { ComponentType } from 'react';

/**
 * The component that a page is about, where its stories are drawn by a wrapper with args of its own:
 * `component: real<FormProps>(ContractorForm), render: (args) => <Form {...args} />`.
 */
export const real = <Props>(component: unknown) => component as ComponentType<Props>;
