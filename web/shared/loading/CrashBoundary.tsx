import { Component, type ReactNode } from 'react'
import { forgetFailedParts } from './lazily.tsx'

export interface Crash {
  readonly error: unknown
  /** Renders again what failed, and loads again what could not be loaded. */
  readonly retry: () => void
}

interface CrashBoundaryProps {
  /** Stands in for what cannot be rendered. */
  readonly fallback: (crash: Crash) => ReactNode
  /** Another value makes it try again. */
  readonly resetOn?: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly crash: { readonly error: unknown } | null
}

/** Catches what fails while a part of the page is rendered or loaded, so that the rest of it stays usable. */
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
