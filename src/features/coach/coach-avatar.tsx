export function CoachAvatar() {
  return <img src="/icon.svg" alt="" width={32} height={32} className="mt-0.5 size-8 shrink-0 self-start" />
}
