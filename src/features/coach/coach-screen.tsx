export function CoachScreen() {
  return <h1>CoachScreen</h1>
}
