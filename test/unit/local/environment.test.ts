import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { env } from '#functions/platform/env.ts'
import { setEnvironment } from '#infra/local/environment.ts'

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

const start = (secretsFile: string) =>
  setEnvironment({ port: 1, origins: {}, endpoint: 'http://127.0.0.1:1', tableName: 'site', secretsFile })

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'secrets-')), 'secrets.json')

test('ACC-30 a restart of the local run keeps the secrets, so sessions stay valid', () => {
  const file = newFile()
  start(file)
  const keys = env.sessionKeys
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  start(file)
  expect(env.sessionKeys).toEqual(keys)
  expect(Object.keys(stored)).toEqual([
    ...['SESSION_KEYS', 'PHOTO_KEY', 'DEBIT_KEY', 'PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'],
  ])
})

test('ACC-30 the local run reads the secrets that earlier versions stored', () => {
  const file = newFile()
  writeFileSync(file, JSON.stringify({ SESSION_KEYS: 'stored', PHOTO_KEY: 'stored too' }))
  start(file)
  expect(env.sessionKeys).toEqual(['stored'])
  expect(env.photoKey).toBe('stored too')
})

test('ACC-30 a secret that is missing in the file is created, and stays', () => {
  const file = newFile()
  writeFileSync(file, JSON.stringify({ PHOTO_KEY: 'stored' }))
  start(file)
  const keys = env.sessionKeys
  start(file)
  expect([env.sessionKeys, env.photoKey]).toEqual([keys, 'stored'])
})
