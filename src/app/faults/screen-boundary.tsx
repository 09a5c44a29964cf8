import { Component, type ComponentType, type ReactNode } from 'react'
import { useLocation, type Location } from 'react-router-dom'

interface ScreenBoundaryProps {
  readonly Failure: ComponentType<{ thrown: unknown }>
  readonly children: ReactNode
}

/** Error boundary of the screens: another address is tried again. */
export function ScreenBoundary(props: ScreenBoundaryProps) {
  return <Boundary {...props} location={useLocation()} />
}

interface Failed {
  readonly at: Location
  readonly failure: { readonly thrown: unknown } | null
}

class Boundary extends Component<ScreenBoundaryProps & { readonly location: Location }, Failed> {
  override state: Failed = { at: this.props.location, failure: null }

  static getDerivedStateFromError(thrown: unknown): Partial<Failed> {
    return { failure: { thrown } }
  }

  static getDerivedStateFromProps({ location }: { location: Location }, { at }: Failed): Failed | null {
    return location === at ? null : { at: location, failure: null }
  }

  override render() {
    const { failure } = this.state
    const { Failure, children } = this.props
    return failure ? <Failure thrown={failure.thrown} /> : children
  }
}
