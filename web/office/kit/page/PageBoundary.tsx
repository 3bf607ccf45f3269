import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CrashMessage } from './CrashMessage.tsx'

/** Contains what fails while a page renders: the menu stays, and opening another page ends it. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary visit={key}>{children}</Boundary>
}

interface BoundaryProps {
  /** Another one for each navigation. */
  readonly visit: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failed: boolean
  readonly visit: string
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { failed: false, visit: this.props.visit }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ visit }: BoundaryProps, state: BoundaryState) {
    return visit === state.visit ? null : { failed: false, visit }
  }

  override render() {
    return this.state.failed ? <CrashMessage onRetry={() => this.setState({ failed: false })} /> : this.props.children
  }
}
