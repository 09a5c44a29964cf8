/** The neutral wait before it is known who is here: nothing of the landing page, nothing private. */
export function Splash() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-canvas">
      <img src="/icon.svg" alt="" width={64} height={64} className="animate-pulse" />
      <span className="sr-only">Chargement de Coach Boom</span>
    </div>
  )
}
