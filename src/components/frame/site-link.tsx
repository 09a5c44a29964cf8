import { createContext, createElement, use, type AnchorHTMLAttributes, type ComponentType } from 'react'

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
}

/** What draws our links: the router's own link inside the app, a plain one on pages that load no router. */
export const SiteLinkContext = createContext<ComponentType<SiteLinkProps>>(PlainLink)

/** What a button uses that leads to one of our pages after it has done something. */
export const SiteGoContext = createContext<(to: string) => void>((to) => {
  window.location.assign(to)
})

/** A link to one of our pages, for what is drawn with the app's router and without it. */
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
