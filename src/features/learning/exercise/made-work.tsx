import type { Made } from '@/domain/learning/made'
import { Button } from '@/ui/button'
import { MadeCandidates } from './made-candidates'
import { MadeFrame } from './made-frame'
import { MadeItems } from './made-items'
import { MadeTodos } from './made-todos'
import type { ExercisePlace } from './place'
import { takeBack } from './take-exercise'

/** What an exercise left in the person's work, as it stands now, and what can still be done with it. */
export function MadeWork({ place, made }: { place: ExercisePlace; made: Made }) {
  switch (made.kind) {
    case 'items':
      return <MadeItems place={place} made={made} />
    case 'todos':
      return <MadeTodos place={place} made={made} />
    case 'candidates':
      return <MadeCandidates place={place} made={made} />
    case 'there':
      return (
        <MadeFrame
          words="C'était déjà dans votre travail."
          actions={
            <Button variant="ghost" onClick={() => takeBack(place, made)}>
              Refaire l'exercice
            </Button>
          }
        />
      )
  }
}
