import { describe, expect, test } from 'vitest'
import { newEvidenceLockDays } from '#shared/rules/safety-limits.ts'
import { actionsOf, everywhereIn, type Json, ofType, openTemplates, statementsOf } from '#test/support/templates.ts'

const templates = openTemplates()

const names = (value: unknown) => JSON.stringify(value).includes('EvidenceBucket')
const ofBucket = (statement: Json) => names(statement.Resource)

/**
 * Roles of functions whose policy allows actions in the evidence bucket, each with these actions.
 */
const grants = () =>
  everywhereIn(templates, 'AWS::IAM::Policy').flatMap(({ Properties: own }) => {
    const statements = (own.PolicyDocument.Statement as Json[]).filter(ofBucket)
    return statements.length ? [{ role: JSON.stringify(own.Roles), actions: statements.flatMap(actionsOf) }] : []
  })
const rolesWith = (action: string) => grants().filter(({ actions }) => actions.includes(action))

describe('MOD-07 the evidence bucket', () => {
  test('locks every file for a day by itself, keeps versions, logs access and outlives its stack', () => {
    const bucket = templates.main.EvidenceBucket!
    expect(bucket).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
    expect(bucket.Properties).toMatchObject({
      ObjectLockEnabled: true,
      ObjectLockConfiguration: {
        ObjectLockEnabled: 'Enabled',
        Rule: { DefaultRetention: { Mode: 'GOVERNANCE', Days: newEvidenceLockDays } },
      },
      VersioningConfiguration: { Status: 'Enabled' },
      LoggingConfiguration: { LogFilePrefix: 'evidence/' },
    })
    // The bucket has no lifecycle rule, because only the job may remove evidence.
    expect(bucket.Properties.LifecycleConfiguration).toBeUndefined()
  })

  test('is served by no edge, and its policy forbids everybody to bypass the lock', () => {
    expect(names(ofType(templates.main, 'AWS::CloudFront::Distribution'))).toBe(false)
    const [policy, ...more] = ofType(templates.main, 'AWS::S3::BucketPolicy').filter(({ Properties: own }) =>
      names(own.Bucket),
    )
    expect(more).toEqual([])
    const statements = policy!.Properties.PolicyDocument.Statement as Json[]
    expect(statements.map(({ Effect }) => Effect)).toEqual(statements.map(() => 'Deny'))
    expect(statements).toContainEqual(
      expect.objectContaining({ Action: 's3:BypassGovernanceRetention', Principal: { AWS: '*' } }),
    )
  })

  test('is open only to functions that name it, each for what it names', () => {
    const actions = {
      show: ['s3:GetObject'],
      copy: ['s3:PutObject'],
      lock: ['s3:PutObjectRetention', 's3:PutObjectLegalHold', 's3:ListBucketVersions'],
      remove: ['s3:DeleteObjectVersion'],
    }
    const wanted = templates.functions.flatMap(({ resources: { evidence } }) =>
      evidence ? [['s3:ListBucket', ...evidence.flatMap((name) => actions[name])].sort().join()] : [],
    )
    const given = grants().map((grant) => grant.actions.sort().join())
    expect([...new Set(given)].sort()).toEqual([...new Set(wanted)].sort())
    expect(statementsOf(templates).filter(ofBucket).flatMap(actionsOf).join()).not.toMatch(/Bypass|\*/)
  })

  test('lets one job remove, one call show, and nobody delete without a version', () => {
    const namesOf = (permission: string) =>
      templates.functions
        .filter(({ resources: { evidence = [] } }) => evidence.includes(permission as never))
        .map(({ kind, key }) => `${kind} ${key}`)
    expect(namesOf('remove')).toEqual(['job settleEvidence'])
    expect(namesOf('show')).toEqual(['endpoint evidencePicture'])
    expect(rolesWith('s3:DeleteObjectVersion')).toHaveLength(1)
    expect(rolesWith('s3:GetObject')).toHaveLength(1)
    expect(rolesWith('s3:DeleteObject')).toEqual([])
  })
})
