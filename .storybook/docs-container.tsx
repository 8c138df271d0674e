import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';

/** A written page is a page: it has a main landmark, which Storybook's own container leaves out. */
export const Page = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...props}>
    <main lang="it">{children}</main>
  </DocsContainer>
);
