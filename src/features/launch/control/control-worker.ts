import { correctionOf, type Correction } from '@/domain/launch/control/correct'
import type { FaultId } from '@/domain/launch/control/fault-rows'
import { faultsOf } from '@/domain/launch/control/find-faults'
import { lackingFacts } from '@/domain/launch/control/lacking-facts'
import { readPage, type ReadPage } from '@/domain/launch/control/read-page'
import { signalsOf } from '@/domain/launch/control/signals'
import type { Facts } from '@/domain/launch/facts'
import type { ControlAnswer, ControlRequest } from './run-control'

// A long page takes seconds, and each proposal reads it again: typing stays smooth beside it.
self.addEventListener('message', ({ data }: MessageEvent<ControlRequest>) => {
  if (data.kind === 'correct') answer({ kind: 'corrected', text: corrections.get(data.id)?.text ?? null })
  else void control(readPage(data.text, data.context), data.facts)
})

const corrections = new Map<FaultId, Correction>()

async function control(page: ReadPage, facts: Facts): Promise<void> {
  const faults = faultsOf(page)
  answer({ kind: 'read', text: page.text, faults, signals: signalsOf(page) })
  for (const fault of faults) {
    const correction = correctionOf(page, fault, facts)
    if (correction) corrections.set(fault.id, correction)
    const lacking = correction ? [] : lackingFacts(page, fault, facts)
    answer({ kind: 'proposal', id: fault.id, proposal: { correction, lacking } })
    // A press is answered between two proposals.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

function answer(message: ControlAnswer): void {
  self.postMessage(message)
}
