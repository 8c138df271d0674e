import type { ComponentType } from 'react';

/**
 * Declares which component a page is about. Needed if the stories render a wrapper with other args: `component:
 * real<FormProps>(ContractorForm), render: (args) => <Form {...args} />`.
 */
export const real = <Props>(component: unknown) => component as ComponentType<Props>;
