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

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ visit }: BoundaryProps) {
    if (this.state.failed && visit !== this.props.visit) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <CrashMessage onRetry={() => this.setState({ failed: false })} /> : this.props.children
  }
}
