'use client';

import { Component, type ComponentType, type ReactNode } from 'react';

type Props = { part: string; children: ReactNode };

/** If a part throws, shows its earlier markup, which works as without JavaScript. The rest of the page is not affected. */
class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  /** Markup of the part when it was mounted; undefined before mounting. */
  markup: string | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    this.readMarkup();
  }

  /** After an error during hydration React renders the page again, but the document still has the exported markup then. */
  readMarkup(): string {
    const element = document.querySelector(`[data-part=${this.props.part}]`);
    // The markup of an open dialog would only cover the page.
    this.markup ??= (!element?.querySelector('dialog[open]') && element?.innerHTML) || '';
    return this.markup;
  }

  override render() {
    const { part, children } = this.props;
    return this.state.hasFailed ? (
      <div data-part={part} dangerouslySetInnerHTML={{ __html: this.readMarkup() }} />
    ) : (
      <div data-part={part}>{children}</div>
    );
  }
}

/**
 * Wraps a component in an error boundary.
 * @param part name of the part: letters and hyphens, different from the other parts of a page
 */
export function withErrorBoundary<PartProps extends object>(
  part: string | ((props: PartProps) => string),
  Part: ComponentType<PartProps>,
) {
  return function Bounded(props: PartProps) {
    return (
      <ErrorBoundary part={typeof part === 'string' ? part : part(props)}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
