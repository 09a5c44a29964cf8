import { ExampleProject } from './example-project'
import { LandingSection } from './landing-section'

/** The product at work on a case, to read: what is counted is counted by the app's own functions. */
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
