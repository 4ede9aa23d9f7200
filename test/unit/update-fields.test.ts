import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { updateFields } from '#functions/table/update-fields.ts'

const key = { PK: 'MEMBER#a', SK: 'ACCOUNT' }
const onConflict = () => new Error('changed')
const seen = { status: 'active', credits: 3, reset: undefined as string | undefined }

beforeEach(() => void vi.stubEnv('TABLE_NAME', 'site'))
afterEach(() => vi.unstubAllEnvs())

const stepOf = (fields: Omit<Parameters<typeof updateFields<typeof seen>>[1], 'onConflict'>) =>
  updateFields(key, { ...fields, onConflict }).step.Update!

describe('an update of fields', () => {
  test('sets, removes and adds in one expression', () => {
    expect(stepOf({ set: { status: 'banned' }, remove: ['reset'], add: { version: 1 } })).toMatchObject({
      Key: key,
      UpdateExpression: 'SET #status = :status REMOVE #reset ADD #version :add_version',
      ExpressionAttributeNames: { '#status': 'status', '#reset': 'reset', '#version': 'version' },
      ExpressionAttributeValues: { ':status': 'banned', ':add_version': 1 },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    })
  })

  test('removes a field whose new value is undefined', () => {
    expect(stepOf({ set: { status: undefined, credits: 0 }, remove: ['reset'] })).toMatchObject({
      UpdateExpression: 'SET #credits = :credits REMOVE #reset, #status',
      ExpressionAttributeValues: { ':credits': 0 },
    })
  })

  test('compares what was read beside the new value of the same field, and what was missing', () => {
    const step = stepOf({ set: { credits: 2 }, unchanged: [seen, ['credits', 'reset', 'status']] })
    expect(step.ConditionExpression).toBe(
      'attribute_exists(PK) AND #credits = :seen_credits AND attribute_not_exists(#reset) AND #status = :seen_status',
    )
    expect(step.ExpressionAttributeValues).toEqual({ ':credits': 2, ':seen_credits': 3, ':seen_status': 'active' })
    expect(step.ExpressionAttributeNames).toEqual({ '#credits': 'credits', '#reset': 'reset', '#status': 'status' })
  })

  test('requires the item to exist, and names no values if there are none', () => {
    const step = stepOf({ remove: ['reset'] })
    expect(step).toMatchObject({ UpdateExpression: 'REMOVE #reset', ConditionExpression: 'attribute_exists(PK)' })
    expect(step.ExpressionAttributeValues).toBeUndefined()
  })
})
