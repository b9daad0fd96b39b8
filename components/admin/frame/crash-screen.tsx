'use client';

import { Component, type ReactNode } from 'react';
import { AdminError } from './admin-error';

/** Shows {@link AdminError} in place of a page that throws while it is drawn. */
export class CrashScreen extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <AdminError onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}
