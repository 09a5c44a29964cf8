import { expect, it, test } from 'vitest'
import { STATE_CHECKS, stateArgs } from './project-state'

const DATABASE = {
  locationId: 'eur3',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
}
const BACKUP = { dailyRecurrence: {}, retention: '1209600s' }
const coach = (throttling: string) => ({
  spec: { template: { metadata: { annotations: { 'run.googleapis.com/cpu-throttling': throttling } } } },
})

it.each([
  ['The database', DATABASE, null],
  ['The database', { ...DATABASE, locationId: 'nam5' }, 'it is in nam5, not eur3'],
  ['The database', { ...DATABASE, deleteProtectionState: 'DELETE_PROTECTION_DISABLED' }, 'it may be deleted'],
  ['The database', { locationId: 'eur3' }, 'it may be deleted; point-in-time recovery is off'],
  ['A daily backup', [BACKUP], null],
  [
    'A daily backup',
    [{ weeklyRecurrence: { day: 'MONDAY' }, retention: '1209600s' }],
    'no daily backup of 14 days',
  ],
  ['A daily backup', [{ ...BACKUP, retention: '604800s' }], 'no daily backup of 14 days'],
  ['A daily backup', [], 'no daily backup of 14 days'],
  ['Indexes', [{ state: 'READY' }, { state: 'READY' }], null],
  ['Indexes', [{ state: 'READY' }, { state: 'CREATING' }], '1 of 2 are not ready'],
  ['Indexes', [], 'there is none'],
  ['Logs stay', { lifecycleState: 'ACTIVE', retentionDays: 30 }, null],
  ['Logs stay', { lifecycleState: 'ACTIVE', retentionDays: 365 }, 'they are kept for 365 days'],
  ['New log lines', { destination: 'logging.googleapis.com/projects/p/locations/eu/buckets/eu-logs' }, null],
  [
    'New log lines',
    { destination: 'logging.googleapis.com/projects/p/locations/global/buckets/_Default' },
    'they go to logging.googleapis.com/projects/p/locations/global/buckets/_Default',
  ],
  ['The coach', coach('false'), null],
  ['The coach', coach('true'), 'its processor is throttled: --no-cpu-throttling is missing'],
  ['The coach', null, 'its processor is throttled: --no-cpu-throttling is missing'],
  ['Images', { cleanupPolicies: { firebase: { action: 'DELETE' } } }, null],
  ['Images', {}, 'no policy deletes them'],
])('%s with %j: %s', (name, answer, fault) => {
  const check = STATE_CHECKS.find((each) => each.name.startsWith(name))
  expect(check?.fault(answer)).toBe(fault)
})

test('each reading names the project, asks for JSON and changes nothing', () => {
  for (const check of STATE_CHECKS) {
    const args = stateArgs(check, 'shop')
    expect(args).toContain('--project=shop')
    expect(args).toContain('--format=json')
    expect(args.some((arg) => arg === 'describe' || arg === 'list')).toBe(true)
  }
})
