import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** What stands instead of what threw; `retry` draws the children anew. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Told of each throw. */
  readonly onError?: ((error: Error) => void) | undefined;
};

/** Keeps a throw while drawing inside. React has no hook for it, hence the class. */
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
