import { expect, test } from 'vitest'
import { neutralName } from '#functions/moderation/neutral-name.ts'
import { hasServiceOrMinorAge, isReservedName } from '#functions/stores/account/reserved-name.ts'
import { languages } from '#shared/i18n/languages.ts'
import { isProfileName } from '#shared/rules/name.ts'

test.each(languages)('MOD-01 MOD-20 neutral names in %s are allowed, and speak for no site', (language) => {
  const names = Array.from({ length: 300 }, () => neutralName(language))
  for (const name of names) {
    expect(isProfileName(name)).toBe(true)
    expect(isReservedName(name, ['Vonk'])).toBe(false)
    expect(hasServiceOrMinorAge(name)).toBe(false)
  }
  expect(new Set(names).size).toBeGreaterThan(290)
})
