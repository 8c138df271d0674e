import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

/** Adds a main landmark to written pages: Storybook's own container has none. */
export const Page = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...props}>
    <main lang="it">{children}</main>
  </DocsContainer>
);
