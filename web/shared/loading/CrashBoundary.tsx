import { Component, type ReactNode } from 'react'
import { forgetFailedParts } from './lazily.tsx'

export interface Crash {
  readonly error: unknown
  /** Renders the failed part again, and reloads code that could not be loaded. */
  readonly retry: () => void
}

interface CrashBoundaryProps {
  /** Rendered in place of the failed part. */
  readonly fallback: (crash: Crash) => ReactNode
  /** When this value changes, the failed part is rendered again. */
  readonly resetOn?: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly crash: { readonly error: unknown } | null
}

/** Catches errors of rendering and loading in one part of the page, so that the rest stays usable. */
export class CrashBoundary extends Component<CrashBoundaryProps, BoundaryState> {
  override state: BoundaryState = { crash: null }

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } }
  }

  override componentDidCatch() {
    forgetFailedParts()
  }

  override componentDidUpdate(before: CrashBoundaryProps) {
    if (this.state.crash !== null && before.resetOn !== this.props.resetOn) this.retry()
  }

  readonly retry = () => this.setState({ crash: null })

  override render() {
    const { crash } = this.state
    return crash === null ? this.props.children : this.props.fallback({ error: crash.error, retry: this.retry })
  }
}
