import type { ComponentType } from 'react';

/**
 * Declares the component that a page is about, for stories whose wrapper has other args:
 * `component: real<FormProps>(ContractorForm), render: (args) => <Form {...args} />`.
 */
export const real = <Props>(component: unknown) => component as ComponentType<Props>;
