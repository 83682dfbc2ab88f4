import { Component, type ReactNode } from 'react';
import { lazyComponent } from '../components/lazy-component/lazy-component.tsx';
import { giveBackTyped, keepTyped, type TypedValues } from '../platform/typed-values.ts';

const FaultPage = lazyComponent(async () => (await import('./fault-page.tsx')).FaultPage);

type Props = { routeName: string; children: ReactNode };
type State = { fault: string | null };

/**
 * A screen that fails is replaced by a page that says so, with a way to try again. What was typed into it is in memory
 * meanwhile, and is given back to the screen when it comes again.
 */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { fault: null };
  #typed: TypedValues = [];

  static getDerivedStateFromError(error: unknown): State {
    return { fault: error instanceof Error ? error.name : typeof error };
  }

  /** The last moment at which the failed screen still stands in the page. */
  override getSnapshotBeforeUpdate(_props: Props, { fault }: State): null {
    if (fault === null && this.state.fault !== null) this.#typed = keepTyped(document);
    return null;
  }

  override componentDidUpdate(_props: Props, { fault }: State): void {
    if (fault === null || this.state.fault !== null) return;
    giveBackTyped(this.#typed, document);
    this.#typed = [];
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    const tryAgain = () => this.setState({ fault: null });
    return <FaultPage routeName={this.props.routeName} fault={fault} onTryAgain={tryAgain} />;
  }
}
