import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** Drawn instead of children that threw; `retry` draws the children again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Called with each error thrown. */
  readonly onError?: ((error: Error) => void) | undefined;
};

/**
 * An error boundary: catches what its children throw while drawing. React requires a class for it.
 */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof Error) this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children;
  }
}
