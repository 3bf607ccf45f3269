import { Component, type ReactNode } from 'react'

interface CrashBoundaryProps {
  /** Stands in for what cannot be drawn. */
  readonly apology: ReactNode
  readonly children: ReactNode
}

/** Catches what fails while a page is drawn: an apology with a refresh button instead of a white page. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? this.props.apology : this.props.children
  }
}
