import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Banners } from '#frontend/app/Banners.tsx'
import * as parts from '#frontend/app/banner-parts.ts'
import { bannerParts } from '#frontend/app/load-banners.ts'
import { timeBonus } from '#frontend/features/credits/time-bonus.ts'
import { languageStore } from '#frontend/lib/language.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  timeBonus.clear()
  bannerParts.write(null)
  languageStore.write({ ...languageStore.read(), isInside: false })
})

afterEach(() => expectSoundPage())

test.each([
  ['waits for the texts of the members area', false],
  ['shows once they are loaded', true],
])('ERR-01 PAY-39 the time bonus banner %s', (_, isInside) => {
  stubApi(() => answered({}))
  const user = shownUser({ status: 'active', signup_date: new Date().toISOString() })
  bannerParts.write(parts)
  languageStore.write({ ...languageStore.read(), isInside })
  timeBonus.set(user)
  showPage(locationOf('/members'))
  drawScreen(<Banners />, { user })
  expect(screen.queryByRole('timer') !== null).toBe(isInside)
})
