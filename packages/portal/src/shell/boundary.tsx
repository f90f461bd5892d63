import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly onError: (error: Error) => void;
};

/** Keeps the shell on the page when a screen throws. A class, because React has no hook for it. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
