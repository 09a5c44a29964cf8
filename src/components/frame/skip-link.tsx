import { MAIN_ID } from './main-landmark'

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed -top-20 left-3 z-60 rounded-full bg-brand px-5 py-2.5 font-semibold text-on-brand no-underline focus:top-3 print:hidden"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      Aller au contenu
    </a>
  )
}
