import { Component, type ReactNode } from 'react';
import { NotLoaded } from './lazy.tsx';

/** Props of `<ErrorBoundary>`. */
export interface ErrorBoundaryProps {
  /** Called once, without the error, because the error may contain an answer. React logs the error to the console. */
  readonly onError?: (() => void) | undefined;
  /** The part of the page that may fail to render. */
  readonly children?: ReactNode;
}

/**
 * Replaces a part of the page that fails to render with a reload button. The rest of the page keeps working. No
 * answer is lost, because the store and the draft contain the answers.
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
