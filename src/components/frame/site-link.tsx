import { createContext, createElement, use, type AnchorHTMLAttributes, type ComponentType } from 'react'

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
}

/** Link component: the router's inside the app, a plain one on pages without a router. */
export const SiteLinkContext = createContext<ComponentType<SiteLinkProps>>(PlainLink)

/** Navigation for buttons that lead to one of our pages after an action. */
export const SiteGoContext = createContext<(to: string) => void>((to) => {
  window.location.assign(to)
})

export function SiteLink(props: SiteLinkProps) {
  return createElement(use(SiteLinkContext), props)
}

function PlainLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}
