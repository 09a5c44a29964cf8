export function SidePanel() {
  return <div aria-hidden className="hidden bg-brand-soft lg:block" />
}
