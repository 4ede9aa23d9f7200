import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { env } from '#functions/platform/env.ts'
import { setOperatorCredentials } from '#infra/operator-credentials.ts'

afterEach(() => void vi.unstubAllEnvs())

test('OPEN-06 the table client has the credentials of the profile that the operator has chosen', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'profiles-'))
  const file = path.join(folder, 'credentials')
  await writeFile(file, '[operator]\naws_access_key_id = of-profile\naws_secret_access_key = secret-of-profile\n')
  for (const [name, value] of Object.entries({
    AWS_SHARED_CREDENTIALS_FILE: file,
    AWS_CONFIG_FILE: path.join(folder, 'config'),
    AWS_PROFILE: 'operator',
    AWS_ACCESS_KEY_ID: undefined,
    AWS_SECRET_ACCESS_KEY: undefined,
    AWS_SESSION_TOKEN: 'of-another-session',
  }))
    vi.stubEnv(name, value)
  await setOperatorCredentials()
  expect(env.credentials).toEqual({ accessKeyId: 'of-profile', secretAccessKey: 'secret-of-profile' })
  await rm(folder, { recursive: true })
})
