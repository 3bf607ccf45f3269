import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CrashMessage, type CrashMessageProps } from './CrashMessage.tsx'

interface PageBoundaryProps extends Pick<CrashMessageProps, 'level'> {
  readonly children: ReactNode
}

/** Contains what fails while a page, or a part of one, renders: the menu stays, and opening another page ends it. */
export function PageBoundary(props: PageBoundaryProps) {
  const { key } = useLocation()
  return <Boundary visit={key} {...props} />
}

interface BoundaryProps extends PageBoundaryProps {
  /** Another one for each navigation. */
  readonly visit: string
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
    const { level, children } = this.props
    return this.state.failed ? <CrashMessage level={level} onRetry={() => this.setState({ failed: false })} /> : children
  }
}
