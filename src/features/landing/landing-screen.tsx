export function LandingScreen() {
  return <h1>LandingScreen</h1>
}
