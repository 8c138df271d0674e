import { Component, type ReactNode } from 'react';
import { NotLoaded } from './lazy.tsx';

/** Props of `<ErrorBoundary>`. */
export interface ErrorBoundaryProps {
  /**
   * Called once without the error, which may quote an answer. React logs the error to the console.
   */
  readonly onError?: (() => void) | undefined;
  /** The part of the page that may fail to render. */
  readonly children?: ReactNode;
}

/**
 * Shows that a part of the page failed to render and offers a reload. The rest of the page keeps
 * working, and the answers survive in their store and in the draft.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.failed ? <NotLoaded /> : this.props.children;
  }
}
