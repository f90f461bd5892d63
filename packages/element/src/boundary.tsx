import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** What stands instead of what threw; `retry` draws the children anew. */
  fallback(retry: () => void): ReactNode;
  /** Told once for each throw. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/** Keeps a throw while drawing inside. React has no hook for it, hence the class. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  readonly #retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.#retry) : this.props.children;
  }
}
