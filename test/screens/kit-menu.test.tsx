import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { EmailField } from '#frontend/domain/account/EmailField.tsx'
import { openDialogs } from '#frontend/lib/open-dialogs.ts'
import { locationOf, showPage, startRouter } from '#frontend/lib/router.ts'
import { Banner } from '#frontend/ui/Banner.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { Dialog } from '#frontend/ui/Dialog.tsx'
import { Menu } from '#frontend/ui/Menu.tsx'
import { PasswordField } from '#frontend/ui/PasswordField.tsx'
import { ui } from '#shared/i18n/nl/ui.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

afterEach(() => expectSoundPage())

describe('a menu', () => {
  const onSelect = vi.fn()
  const draw = (isCurrent?: boolean) => {
    onSelect.mockClear()
    window.history.replaceState(null, '', '/')
    startRouter((place) => showPage(place), { scroll: 'top' })
    drawScreen(
      <>
        <Menu
          label="Meer"
          trigger={null}
          header="Kim88"
          items={[
            { label: 'Profiel', to: '/profile', ...(isCurrent !== undefined && { isCurrent }) },
            { label: 'Melden', onSelect },
            { label: 'Blokkeren', onSelect },
            { label: 'Bewaren', onSelect },
          ]}
        />
        <button type="button">elders</button>
      </>,
    )
    return userEvent.setup()
  }
  const button = () => screen.getByRole('button', { name: 'Meer' })
  const focused = () => document.activeElement?.textContent
  const isOpen = () => screen.queryByRole('menu', { name: 'Meer' }) !== null

  test.each([
    ['the first, as it opens', '', 'Profiel'],
    ['down', '{ArrowDown}', 'Melden'],
    ['down over the end', '{End}{ArrowDown}', 'Profiel'],
    ['up over the beginning', '{ArrowUp}', 'Bewaren'],
    ['up', '{ArrowDown}{ArrowDown}{ArrowUp}', 'Melden'],
    ['to the last', '{End}', 'Bewaren'],
    ['to the first', '{End}{Home}', 'Profiel'],
    ['to a first letter', 'm', 'Melden'],
    ['to the next of that letter', 'bb', 'Bewaren'],
    ['round to the first of that letter', 'bbb', 'Blokkeren'],
    ['nowhere by a letter that none begins with', 'mx', 'Melden'],
    ['nowhere by a key without a meaning', 'm{Shift}', 'Melden'],
  ])('moves the focus by keyboard: %s', async (_, keys, reached) => {
    const user = draw()
    act(() => button().focus())
    await user.keyboard(`{ArrowDown}${keys}`)
    expect([isOpen(), focused()]).toEqual([true, reached])
  })

  test('is operated once by Enter or space, and the focus returns to its button', async () => {
    const user = draw()
    for (const key of ['{Enter}', ' ']) {
      act(() => button().focus())
      await user.keyboard(`{ArrowDown}{ArrowDown}${key}`)
      expect([isOpen(), document.activeElement]).toEqual([false, button()])
    }
    expect(onSelect).toHaveBeenCalledTimes(2)
  })

  test('closes by Escape without a selection, and nothing else closes', async () => {
    const user = draw()
    const onKeyDown = vi.fn()
    document.addEventListener('keydown', onKeyDown)
    await user.click(button())
    expect(button().getAttribute('aria-expanded')).toBe('true')
    expect(button().getAttribute('aria-controls')).toBe(screen.getByRole('menu').id)
    const isLeftToOthers = fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    expect([isOpen(), document.activeElement, isLeftToOthers]).toEqual([false, button(), false])
    expect(button().getAttribute('aria-expanded')).toBe('false')
    document.removeEventListener('keydown', onKeyDown)
    expect([onSelect.mock.calls, onKeyDown.mock.calls]).toEqual([[], []])
  })

  test.each([
    ['a press elsewhere', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('elders')), false],
    ['a second press of its button', (user: ReturnType<typeof userEvent.setup>) => user.click(button()), false],
    ['the focus going elsewhere', async () => act(() => screen.getByText('elders').focus()), false],
    [
      'a press of its own first line',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Kim88')),
      true,
    ],
  ])('is open after %s: %3$s', async (_, leave, stays) => {
    const user = draw()
    await user.click(button())
    expect(isOpen()).toBe(true)
    await leave(user)
    expect(isOpen()).toBe(stays)
  })

  test('closes when a link in it is followed', async () => {
    const user = draw()
    await user.click(button())
    await user.click(screen.getByRole('menuitem', { name: 'Profiel' }))
    expect([window.location.pathname, isOpen()]).toEqual(['/profile', false])
  })

  test.each([
    [undefined, 'menuitem', [null, null, null, null]],
    [true, 'menuitemradio', ['true', 'false', 'false', 'false']],
    [false, 'menuitemradio', ['false', 'false', 'false', 'false']],
  ] as const)('announces its items as choices where one may be current (%s)', async (isCurrent, role, checked) => {
    const user = draw(isCurrent)
    await user.click(button())
    expect(screen.getAllByRole(role).map((item) => item.getAttribute('aria-checked'))).toEqual(checked)
  })
})

describe('a dialog', () => {
  const onClose = vi.fn()
  const draw = (isLocked: boolean) => {
    onClose.mockClear()
    const Page = () => {
      const [isOpen, setOpen] = useState(false)
      const close = () => {
        onClose()
        setOpen(false)
      }
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            openen
          </button>
          <Dialog title="Titel" isOpen={isOpen} onClose={close} isLocked={isLocked} footer="voet">
            inhoud
          </Dialog>
        </>
      )
    }
    drawScreen(<Page />)
    fireEvent.click(screen.getByRole('button', { name: 'openen' }))
    return screen.getByRole('dialog', { name: 'Titel' })
  }

  const ways: [string, (dialog: HTMLElement) => void][] = [
    ['Escape', (dialog) => void fireEvent.keyDown(dialog, { key: 'Escape' })],
    ['the back gesture', (dialog) => void fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['a press beside it', (dialog) => void fireEvent.mouseDown(dialog)],
  ]
  test.each(ways)('closes by %s, but not while locked', (_, leave) => {
    const dialog = draw(false)
    expect([openDialogs.read(), dialog.textContent]).toEqual([1, expect.stringContaining('inhoud')])
    leave(dialog)
    expect(onClose).toHaveBeenCalledOnce()
    expect([screen.queryByRole('dialog'), screen.queryByText('inhoud'), openDialogs.read()]).toEqual([null, null, 0])
  })
  test.each(ways)('ACC-06 stays open while locked after %s', (_, leave) => {
    const dialog = draw(true)
    leave(dialog)
    expect(onClose).not.toHaveBeenCalled()
    expect(within(dialog).queryByRole('button')).toBeNull()
    expect(screen.getByText('inhoud')).toBeTruthy()
  })

  test('closes by its close button, but not by a press inside or another key', () => {
    const dialog = draw(false)
    fireEvent.mouseDown(screen.getByText('inhoud'))
    fireEvent.keyDown(dialog, { key: 'a' })
    const handled = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
    handled.preventDefault()
    dialog.dispatchEvent(handled)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: ui.close }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('reports cancelling when it asks for a confirmation, and ignores "yes" while pending', () => {
    const [onConfirm, onCancel] = [vi.fn(), vi.fn()]
    const shared = {
      title: 'Zeker?',
      text: 'Dit is voorgoed.',
      confirm: 'Ja',
      isOpen: true,
      onConfirm,
      onClose: onCancel,
    }
    drawScreen(<ConfirmDialog {...shared} error="Dat lukte niet." isPending />)
    expect(screen.getByText('Dit is voorgoed.')).toBeTruthy()
    expect(screen.getByText('Dat lukte niet.').closest('[role="alert"], [aria-live]')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Ja' }))
    expect(onConfirm).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: ui.cancel }))
    expect(onCancel).toHaveBeenCalledOnce()
  })
})

describe('account fields', () => {
  const Email = ({ start = '' }) => {
    const [email, setEmail] = useState(start)
    return <EmailField label="E-mail" value={email} onChange={setEmail} />
  }
  const field = () => screen.getByLabelText<HTMLInputElement>('E-mail')
  const offer = () => screen.queryByRole('button')
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  test('ACC-19 suggest a correction of a likely typo after a pause in typing, accepted by one press', () => {
    vi.useFakeTimers()
    drawScreen(<Email />)
    fireEvent.change(field(), { target: { value: 'kim@gmial.com' } })
    pass(599)
    expect(offer()).toBeNull()
    pass(1)
    expect(offer()?.textContent).toBe('Bedoelde je kim@gmail.com?')
    expect(offer()?.closest('[role=status]')).not.toBeNull()
    fireEvent.change(field(), { target: { value: 'kim@gmial.co' } })
    expect(offer()).toBeNull()
    fireEvent.change(field(), { target: { value: 'kim@gmial.com' } })
    pass(600)
    fireEvent.click(offer()!)
    expect(field().value).toBe('kim@gmail.com')
    pass(600)
    expect(offer()).toBeNull()
  })

  test('hide a password until it is shown on request', async () => {
    drawScreen(<PasswordField label="Wachtwoord" defaultValue="geheim" />)
    const input = screen.getByLabelText<HTMLInputElement>('Wachtwoord')
    expect(input.type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: ui.showPassword }))
    expect([input.type, input.value]).toEqual(['text', 'geheim'])
    await userEvent.click(screen.getByRole('button', { name: ui.hidePassword }))
    expect(input.type).toBe('password')
  })
})

test.each([
  ['a wide screen', false],
  ['a phone', true],
])('UI-16 a banner on %s is a landmark that can be dismissed', async (_, isPhone) => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: isPhone }))
  const onDismiss = vi.fn()
  drawScreen(
    <Banner title="Nog geen foto" onDismiss={onDismiss} action={<button type="button">Kies</button>}>
      Met een foto zien meer mensen je.
    </Banner>,
  )
  const banner = within(screen.getByRole('complementary', { name: 'Nog geen foto' }))
  const action = () => banner.queryByRole('button', { name: 'Kies' })
  expect(action() === null).toBe(isPhone)
  if (isPhone) {
    const line = banner.getByRole('button', { name: 'Nog geen foto' })
    for (const isOpen of [true, false]) {
      await userEvent.click(line)
      expect([line.getAttribute('aria-expanded'), action() !== null]).toEqual([String(isOpen), isOpen])
    }
  }
  await userEvent.click(banner.getByRole('button', { name: ui.dismiss }))
  expect(onDismiss).toHaveBeenCalledOnce()
  act(() => showPage(locationOf('/')))
})
