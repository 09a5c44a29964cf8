import { FactClash } from '@/components/memory/fact-clash'
import { FACT_FAULTS, NO_ROOM, NOT_REMEMBERED, SAID_ALREADY } from '@/components/memory/fact-faults'
import { MemoryButton } from '@/components/memory/memory-button'
import { useMemory, type MemoryState } from '@/components/memory/use-memory'
import { useProjectOf } from '@/components/work/use-projects'
import type { LiveProject } from '@/data/project-lists'
import type { FactRow } from '@/components/memory/fact-rows'
import type { CardOf } from '@/domain/coach/cards/card-kinds'
import { checkFact } from '@/domain/coach/facts/check-fact'
import { contradictedBy } from '@/domain/coach/facts/fact-conflict'
import { toFactArgs } from '@/domain/coach/facts/fact-writes'
import { privacyOf } from '@/domain/coach/facts/fact-privacy'
import { isSameFact, type Fact } from '@/domain/coach/facts/facts'
import { errorText } from '@/lib/text/error-text'
import { cardState, type Found, type Kind, type ShownState } from '../kind'

interface Beside {
  readonly memory: MemoryState
  readonly project: LiveProject | null | undefined
  /** The memory has a fact with the card's id. */
  readonly isThere: boolean
}

/** Facts are shown verbatim and accepted one by one: « Tout ajouter » leaves them out. */
export const factKind: Kind<'souvenir', Found<MemoryState['memory'], Beside>> = {
  useFound({ target, proposed: { projet } }, uid) {
    const { found: project } = useProjectOf(uid, projet)
    const memory = useMemory(uid)
    const own = memory.rows.find((row) => row.fact.id === target)
    return {
      target: memory.status === 'ready' || own ? memory.memory : undefined,
      isPending: own?.state === 'waiting',
      refused: own?.refused ?? [],
      beside: { memory, project, isThere: own !== undefined },
      unread: [[errorText('memoryLoad', 'unknown'), memory.status === 'error' ? memory.retry : null]],
    }
  },
  look({ card, found, onTake, onPutAside }) {
    const { fait, projet } = card.proposed
    const { memory, project, isThere } = found.beside
    const before = cardState(card, found)
    const { state, clash } =
      before === 'open' ? factOffer(card.proposed, memory) : { state: before, clash: null }
    const isToSee = state === 'full' || state === 'listed' || state === 'moved-on'
    const about = projet === null ? '' : `, sur «\u00a0${project?.title ?? 'un projet'}\u00a0»`
    return {
      state,
      name: 'souvenir',
      title: fait,
      about: `${HEADS[state] ?? 'À retenir'}${about}`,
      words: state !== 'moved-on' ? null : isThere ? 'Modifié depuis' : 'Oublié depuis',
      notice: NOTICES[state] ?? null,
      body: clash && (
        <div className="mt-2">
          <FactClash
            known={clash}
            said={fait}
            onReplace={() => onTake({ forgot: toFactArgs(clash) })}
            onKeepBoth={memory.room === 0 ? null : () => onTake({})}
            onCancel={onPutAside}
          />
        </div>
      ),
      ways: [{ label: 'Retenir' }],
      isEditable: state !== 'listed' && state !== 'full',
      isLong: state === 'clash' || state === 'full',
      see: isToSee && <MemoryButton variant="ghost" label="Voir les souvenirs" />,
    }
  },
  form: {
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
    // A contradiction needs an answer first.
    waits: (edited, { beside }) => factOffer(edited, beside.memory).state !== 'open',
  },
  buttons: { edit: 'Corriger', submit: 'Retenir', putAside: 'Non' },
  preview: ({ fait }) => fait,
}

const HEADS: Readonly<Partial<Record<ShownState, string>>> = {
  private: 'Pas à retenir',
  made: 'Retenu',
  'moved-on': 'Souvenir',
}

const NOTICES: Readonly<Partial<Record<ShownState, string>>> = {
  private: NOT_REMEMBERED,
  listed: SAID_ALREADY,
  full: NO_ROOM,
}

/** The state of a fact's card, and the fact that it contradicts. */
export function factOffer(
  { fait, projet }: CardOf<'souvenir'>['proposed'],
  { status, rows, room }: Pick<MemoryState, 'status' | 'room'> & { readonly rows: readonly FactRow[] },
): { readonly state: ShownState; readonly clash: Fact | null } {
  const plainly = (state: ShownState) => ({ state, clash: null })
  if (privacyOf(fait) !== null) return plainly('private')
  // The memory is not loaded.
  if (status !== 'ready') return plainly('looking')
  const others = rows.flatMap(({ fact, state }) => (state === 'refused' ? [] : [fact]))
  if (others.some((fact) => fact.project === projet && isSameFact(fact.text, fait))) return plainly('listed')
  const clash = contradictedBy(others, { text: fait, project: projet })
  if (clash) return { state: 'clash', clash }
  return plainly(room === 0 ? 'full' : 'open')
}
