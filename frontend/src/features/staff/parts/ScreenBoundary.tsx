import { Component, type ReactNode } from 'react'
import { SessionEnded } from '#frontend/lib/call.ts'
import { LoadFailed } from './LoadFailed.tsx'

/**
 * Error boundary that keeps the rail; renders nothing for an ended session, as the sign-in follows.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null }
  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }
  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    if (caught.error instanceof SessionEnded) return null
    return <LoadFailed error={caught.error} onRetry={() => this.setState({ caught: null })} />
  }
}
