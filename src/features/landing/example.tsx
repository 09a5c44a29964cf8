import { ExampleProduct } from './example-product'
import { ExampleProject } from './example-project'
import { LandingSection } from './landing-section'

/** The product at work on a case, to read: what is counted is counted by the app's own functions. */
export function Example() {
  return (
    <LandingSection
      id="exemple"
      title="À quoi ça ressemble, une fois rempli"
      lead="Un projet et un produit inventés, comptés par les mêmes règles que les vôtres. Choisissez une partie pour lire ce qui s'y trouve."
    >
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <ExampleProject />
        <ExampleProduct />
      </div>
    </LandingSection>
  )
}
