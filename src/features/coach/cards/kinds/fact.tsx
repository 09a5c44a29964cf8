import { FactClash } from '@/components/memory/fact-clash'
import { FACT_FAULTS, NO_ROOM, NOT_REMEMBERED, SAID_ALREADY } from '@/components/memory/fact-faults'
import { MemoryButton } from '@/components/memory/memory-button'
import { useMemory, type MemoryState } from '@/components/memory/use-memory'
import { useProjectOf } from '@/components/work/use-projects'
import type { LiveProject } from '@/data/projects'
import { checkFact } from '@/domain/coach/check-fact'
import { privacyOf } from '@/domain/coach/fact-privacy'
import { errorText } from '@/lib/error-text'
import { factOffer, standingOf, type Found, type Standing } from '../standing'
import type { Kind } from '../kind'

interface FactFound extends Found<MemoryState['memory']> {
  readonly memory: MemoryState
  readonly project: LiveProject | null | undefined
  /** What the memory has under the card's id. */
  readonly isThere: boolean
}

/** Word for word, and one by one: it is not in « Tout ajouter ». */
export const factKind: Kind<'souvenir', FactFound> = {
  useFound({ target, proposed: { projet } }, uid) {
    const memory = useMemory(uid)
    const own = memory.rows.find((row) => row.fact.id === target)
    return {
      target: memory.status === 'ready' || own ? memory.memory : undefined,
      isPending: own?.state === 'waiting',
      refused: own?.refused ?? [],
      ...{ memory, project: useProjectOf(uid, projet).found, isThere: own !== undefined },
    }
  },
  look({ card, found, onTake, onPutAside }) {
    const { fait, projet } = card.proposed
    const { memory, project } = found
    const before = standingOf(card, found)
    const { standing, clash } =
      before === 'open' ? factOffer(card.proposed, memory) : { standing: before, clash: null }
    const isToSee = standing === 'full' || standing === 'listed' || standing === 'moved-on'
    const about = projet === null ? '' : `, sur «\u00a0${project?.title ?? 'un projet'}\u00a0»`
    return {
      ...{ standing, name: 'souvenir', title: fait },
      about: `${HEADS[standing] ?? 'À retenir'}${about}`,
      words: standing !== 'moved-on' ? null : found.isThere ? 'Modifié depuis' : 'Oublié depuis',
      notice: NOTICES[standing] ?? null,
      body: clash && (
        <div className="mt-2">
          <FactClash
            known={clash}
            said={fait}
            onReplace={() => onTake({ forgot: clash })}
            onKeepBoth={memory.room === 0 ? null : () => onTake({})}
            onCancel={onPutAside}
          />
        </div>
      ),
      ways: [{ label: 'Retenir' }],
      isEditable: standing !== 'listed' && standing !== 'full',
      isLong: standing === 'clash' || standing === 'full',
      see: isToSee && <MemoryButton variant="ghost" label="Voir les souvenirs" />,
      failures: [
        memory.status === 'error' && { text: errorText('memoryLoad', 'unknown'), retry: memory.retry },
      ],
    }
  },
  buttons: { edit: 'Corriger', submit: 'Retenir', putAside: 'Non' },
  fields: ({ fait, projet }) => [
    { key: 'fait', as: 'line', label: 'Souvenir', value: fait },
    { key: 'projet', as: 'project', label: 'Concerne', value: projet ?? '' },
  ],
  read(proposed, typed) {
    const checked = checkFact(typed['fait'] ?? '')
    if ('fault' in checked) return { faults: { fait: FACT_FAULTS[checked.fault] } }
    if (privacyOf(checked.text) !== null) return { faults: { fait: NOT_REMEMBERED } }
    return { edited: { ...proposed, fait: checked.text, projet: typed['projet'] || null } }
  },
  // One that contradicts another has a question to answer first.
  isTakenByForm: (edited, { memory }) => factOffer(edited, memory).standing === 'open',
  told: ({ fait }) => fait,
}

const HEADS: Readonly<Partial<Record<Standing, string>>> = {
  private: 'Pas à retenir',
  made: 'Retenu',
  'moved-on': 'Souvenir',
}

const NOTICES: Readonly<Partial<Record<Standing, string>>> = {
  private: NOT_REMEMBERED,
  listed: SAID_ALREADY,
  full: NO_ROOM,
}
