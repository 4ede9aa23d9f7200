// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { languageStore, switchLanguage } from '#frontend/lib/language.ts'

const german = vi.hoisted(() => Promise.withResolvers<void>())

vi.mock('#shared/i18n/de/messages.ts', async (importOriginal) => {
  await german.promise
  return await importOriginal()
})

test('I18N-24 the language chosen last is used, even when texts of the previous choice arrive later', async () => {
  const first = switchLanguage('de')
  expect(await switchLanguage('en')).toBe(true)
  expect(languageStore.read().language).toBe('en')
  german.resolve()
  expect(await first).toBe(false)
  expect(languageStore.read().language).toBe('en')
  expect(document.documentElement.lang).toBe('en')
  expect(await switchLanguage('de')).toBe(true)
  expect(languageStore.read().language).toBe('de')
})
