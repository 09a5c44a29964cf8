/** What the first deployment sets once, and no later deployment looks at: how each is read back, and what is wrong with the answer. */
export interface StateCheck {
  readonly name: string
  readonly args: (project: string) => readonly string[]
  /** `answer`: the JSON that `gcloud` prints. Null: as it must be. */
  readonly fault: (answer: unknown) => string | null
}

const REGION = 'europe-west1'

export const STATE_CHECKS: readonly StateCheck[] = [
  {
    name: 'The database is in Europe, protected, with point-in-time recovery',
    args: () => ['firestore', 'databases', 'describe', '--database=(default)'],
    fault: (answer) => {
      const { locationId, deleteProtectionState, pointInTimeRecoveryEnablement } = fieldsOf(answer)
      return listed([
        locationId === 'eur3' ? null : `it is in ${text(locationId)}, not eur3`,
        deleteProtectionState === 'DELETE_PROTECTION_ENABLED' ? null : 'it may be deleted',
        pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
          ? null
          : 'point-in-time recovery is off',
      ])
    },
  },
  {
    name: 'A daily backup is kept for 14 days',
    args: () => ['firestore', 'backups', 'schedules', 'list', '--database=(default)'],
    fault: (answer) =>
      listOf(answer).some((each) => {
        const { dailyRecurrence, retention } = fieldsOf(each)
        return dailyRecurrence !== undefined && seconds(retention) >= 14 * 86_400
      })
        ? null
        : 'no daily backup of 14 days',
  },
  {
    name: 'Indexes are ready',
    args: () => ['firestore', 'indexes', 'composite', 'list', '--database=(default)'],
    fault: (answer) => {
      const indexes = listOf(answer)
      const waiting = indexes.filter((each) => fieldsOf(each)['state'] !== 'READY').length
      if (indexes.length === 0) return 'there is none'
      return waiting === 0 ? null : `${waiting} of ${indexes.length} are not ready`
    },
  },
  {
    name: 'Logs stay in the European Union for 30 days',
    args: () => ['logging', 'buckets', 'describe', 'eu-logs', '--location=eu'],
    fault: (answer) => {
      const { lifecycleState, retentionDays } = fieldsOf(answer)
      return listed([
        lifecycleState === 'ACTIVE' ? null : 'the bucket eu-logs is not active',
        Number(retentionDays ?? 0) === 30 ? null : `they are kept for ${text(retentionDays)} days`,
      ])
    },
  },
  {
    name: 'New log lines go there',
    args: () => ['logging', 'sinks', 'describe', '_Default'],
    fault: (answer) => {
      const { destination } = fieldsOf(answer)
      return typeof destination === 'string' && destination.endsWith('/locations/eu/buckets/eu-logs')
        ? null
        : `they go to ${text(destination)}`
    },
  },
  {
    name: 'The coach finishes an answer whose page has gone',
    args: () => ['run', 'services', 'describe', 'coachchat', `--region=${REGION}`],
    fault: (answer) => {
      const annotations = ['spec', 'template', 'metadata', 'annotations'].reduce<unknown>(
        (value, key) => fieldsOf(value)[key],
        answer,
      )
      return fieldsOf(annotations)['run.googleapis.com/cpu-throttling'] === 'false'
        ? null
        : 'its processor is throttled: --no-cpu-throttling is missing'
    },
  },
  {
    name: 'Images of old functions are deleted',
    args: () => ['artifacts', 'repositories', 'describe', 'gcf-artifacts', `--location=${REGION}`],
    fault: (answer) => {
      const policies = Object.keys(fieldsOf(fieldsOf(answer)['cleanupPolicies']))
      return policies.length > 0 ? null : 'no policy deletes them'
    },
  },
]

export function stateArgs({ args }: StateCheck, project: string): readonly string[] {
  return [...args(project), `--project=${project}`, '--format=json']
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : []
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'nothing'
}

/** « 1209600s » */
function seconds(value: unknown): number {
  return typeof value === 'string' ? Number(/^(\d+)s$/.exec(value)?.[1] ?? 0) : 0
}

function listed(faults: readonly (string | null)[]): string | null {
  const all = faults.filter((fault) => fault !== null)
  return all.length === 0 ? null : all.join('; ')
}
