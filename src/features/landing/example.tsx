import { ExampleProject } from './example-project'
import { LandingSection } from './landing-section'

/** An example project; the app's own functions compute its numbers. */
export function Example() {
  return (
    <LandingSection
      id="exemple"
      title="Un projet, une fois rempli"
      lead="Un exemple fictif, tel que vous verrez le vôtre."
    >
      <ExampleProject />
    </LandingSection>
  )
}
