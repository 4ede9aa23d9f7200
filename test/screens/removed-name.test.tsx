import { screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Banners } from '#frontend/app/Banners.tsx'
import * as parts from '#frontend/app/banner-parts.ts'
import { bannerParts } from '#frontend/app/load-banners.ts'
import { languageStore } from '#frontend/lib/language.ts'
import { locationOf, showPage } from '#frontend/lib/router.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { account } from '#shared/i18n/nl/account.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { type Answer, answered, refusal, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  bannerParts.write(null)
  languageStore.write({ ...languageStore.read(), isInside: false })
})
afterEach(() => expectSoundPage())

const { newName: texts } = account
const { profile } = shownUser()
const removed = { name: 'Bel_mij', number: 'WM7P-CNVH', objection: 'token1' }

type Told = { user?: Partial<CurrentUser>; shown?: Answer; first?: Answer; chosen?: (name: unknown) => Answer }

/** Shows the banners of a member whose name was removed, above a page. */
function open({ user = {}, shown = answered(removed), first, chosen }: Told = {}) {
  let shownOnce = first
  const member = { name_removed: true, profile: { ...profile, name: 'Lid048213' }, ...user }
  const taken = (name: unknown) =>
    answered(
      shownUser({ status: 'active', ...member, name_removed: false, profile: { ...profile, name: String(name) } }),
    )
  const calls = stubApi(({ method, path, body }) => {
    if (path !== '/api/name.php') return answered({})
    return method === 'GET' ? (shownOnce ?? shown) : (chosen ?? taken)(body.name)
  })
  bannerParts.write(parts)
  languageStore.write({ ...languageStore.read(), isInside: true })
  showPage(locationOf('/members'))
  drawScreen(
    <>
      <Banners />
      <div id="content" />
      <ToastRegion />
    </>,
    { user: member },
  )
  const recover = () => {
    shownOnce = undefined
  }
  const sent = () => calls.filter(({ method, path }) => method === 'PUT' && path === '/api/name.php')
  return { sent, recover, actor: userEvent.setup() }
}

const banner = () => screen.queryByRole('complementary', { name: texts.title })
const button = () => screen.getByRole('button', { name: texts.action })
const ask = async (actor: UserEvent) => {
  await actor.click(button())
  await screen.findByRole('dialog', { name: texts.title })
}
const dialog = () => within(screen.getByRole('dialog', { name: texts.title }))
const field = () => dialog().getByRole<HTMLInputElement>('textbox', { name: texts.label })
const submit = () => dialog().getByRole('button', { name: texts.submit })

describe('MOD-01 a member whose name was removed', () => {
  test('is asked for a new one on every page, and told which name others see', () => {
    open()
    expect(banner()!.textContent).toContain('zien anderen je als Lid048213')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('others are not asked', () => {
    open({ user: { name_removed: false } })
    expect(banner()).toBeNull()
  })

  test('MOD-03 reads which name and decision it is about, with the way to object', async () => {
    const { actor } = open()
    await ask(actor)
    expect(await dialog().findByText('Bel_mij')).toBeTruthy()
    expect(screen.getByRole('dialog').textContent).toContain('met besluit WM7P-CNVH')
    const link = dialog().getByRole('link', { name: 'bezwaar maken' })
    expect(link.getAttribute('href')).toBe(`${pathTo('objection')}#token=token1`)
    // Following the link closes the dialog.
    await actor.click(link)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('ERR-10 MOD-03 loads the decision by a press after it failed to load', async () => {
    const { actor, recover } = open({ first: refusal('too_many_requests', 'Even wachten.') })
    await ask(actor)
    expect(await dialog().findByText('Even wachten.')).toBeTruthy()
    recover()
    await actor.click(dialog().getByRole('button', { name: 'Opnieuw proberen' }))
    expect(await dialog().findByText('Bel_mij')).toBeTruthy()
  })

  test('MOD-03 reads nothing of an objection after its time', async () => {
    const { actor } = open({ shown: answered({ ...removed, objection: null }) })
    await ask(actor)
    expect(await dialog().findByText('Bel_mij')).toBeTruthy()
    expect(dialog().queryByRole('link')).toBeNull()
  })

  test('chooses a name: the alert disappears, and the focus moves to the page', async () => {
    const { actor, sent } = open()
    await ask(actor)
    await actor.type(field(), 'Kim_88{Enter}')
    await waitFor(() => expect(banner()).toBeNull())
    expect(sent().map(({ body }) => body)).toEqual([{ name: 'Kim_88' }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Anderen zien je nu als Kim_88.')).toBeTruthy()
    expect(document.activeElement).toBe(document.getElementById('content'))
  })

  test.each([
    ['name_taken', 'Deze profielnaam is al bezet.'],
    ['invalid_name', 'Kies een profielnaam van 3 tot 20 letters.'],
  ] as const)('reads at the field that %s, with the focus there and the name kept', async (code, text) => {
    const { actor, sent } = open({ chosen: () => refusal(code, text) })
    await ask(actor)
    await actor.type(field(), 'Bel_mij')
    await actor.click(submit())
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('textbox', { description: new RegExp(text) })).toBe(field())
    expect(document.activeElement).toBe(field())
    expect(field().value).toBe('Bel_mij')
    await actor.type(field(), '2')
    expect(field().getAttribute('aria-invalid')).not.toBe('true')
    expect(sent()).toHaveLength(1)
  })

  test('PROF-27 reads at once which character a name cannot have, and nothing is sent', async () => {
    const { actor, sent } = open()
    await ask(actor)
    await actor.type(field(), 'Kim 88{Enter}')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
  })
})
