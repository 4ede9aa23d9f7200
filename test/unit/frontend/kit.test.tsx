// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { describe, expect, test, vi } from 'vitest'
import { PlainFallback } from '#frontend/app/ErrorPage.tsx'
import { switchLanguage } from '#frontend/lib/language.ts'
import { Badge } from '#frontend/ui/Badge.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'
import { DateField } from '#frontend/ui/DateField.tsx'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import { SwitchControl } from '#frontend/ui/SwitchControl.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { messages } from '#shared/i18n/nl/messages.ts'
import { colours } from '#shared/rules/colours.ts'

const show = (element: React.ReactElement) =>
  render(
    <IntlProvider locale="nl" messages={messages} timeZone="Europe/Amsterdam">
      {element}
    </IntlProvider>,
  )

const css = readFileSync('frontend/src/ui/tokens.css', 'utf8')
const pair = (name: keyof typeof colours): readonly [string, string] => {
  const colour = colours[name]
  return typeof colour === 'string' ? [colour, colour] : [colour.light, colour.dark]
}
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

describe('tokens', () => {
  test('UI-01 UI-02 OPEN-84 the primary and secondary colours have their values, and unread messages use the primary one', () => {
    expect(pair('primary')[0]).toBe('#c2185b')
    expect(pair('secondary')[0]).toBe('#37474f')
    expect(css).toContain('--unread: var(--primary);')
  })

  test('UI-15 text has a size of the theme, which grows with the reader’s text', () => {
    const named = [...css.matchAll(/--text-([a-z0-9]+): /g)].map(([, name]) => name)
    expect([...css.matchAll(/--text-[a-z0-9]+: ([^;]+);/g)].filter(([, size]) => !size!.includes('rem'))).toEqual([])
    const files = readdirSync('frontend/src', { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.tsx'),
    )
    const wrong = files.flatMap((path) =>
      [
        ...readFileSync(`frontend/src/${path}`, 'utf8').matchAll(
          /\btext-(xs|sm|lg|base|label|\d?xl|\[\d+px\])(?![\w-])/g,
        ),
      ]
        .filter(([, size]) => !named.includes(size))
        .map(([text]) => `${path} ${text}`),
    )
    expect(wrong).toEqual([])
  })

  test('UI-03 UI-05 breakpoints and container widths are those of the specification', () => {
    expect([...css.matchAll(/--breakpoint-\w+: (\d+)px/g)].map(([, width]) => width)).toEqual([
      '576',
      '768',
      '992',
      '1200',
    ])
    expect(
      [...css.matchAll(/width >= (\d+)px\) \{\s+max-width: (\d+)px/g)].map(([, at, width]) => [at, width]),
    ).toEqual([
      ['576', '540'],
      ['768', '720'],
      ['992', '960'],
      ['1200', '1140'],
    ])
  })

  test('UI-04 the grid has twelve columns with gutters of 15 px', () => {
    expect(/@utility grid-page {([^}]*)}/.exec(css)![1]!.trim().split(/;\s*/)).toEqual([
      'display: grid',
      'grid-template-columns: repeat(12, minmax(0, 1fr))',
      'column-gap: 15px',
      '',
    ])
  })

  const pairs = [
    ['ink', 'page'],
    ['ink', 'surface'],
    ['ink', 'sunken'],
    ['muted', 'page'],
    ['muted', 'surface'],
    ['muted', 'sunken'],
    ['primary-ink', 'page'],
    ['primary-ink', 'surface'],
    ['primary-ink', 'primary-tint'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-strong'],
    ['on-primary-tint', 'primary-tint'],
    ['on-secondary-tint', 'secondary-tint'],
    ['on-success-tint', 'success-tint'],
    ['on-warning-tint', 'warning-tint'],
    ['on-warning', 'warning'],
    ['on-danger-tint', 'danger-tint'],
    ['on-danger', 'danger'],
    ['danger-ink', 'surface'],
    ['danger-ink', 'page'],
    ['page', 'secondary'],
    ['page', 'success'],
  ] as const
  for (const [text, ground] of pairs)
    test(`OPEN-84 ${text} on ${ground} has a contrast of at least 4.5 in both themes`, () => {
      for (const theme of [0, 1] as const)
        expect(contrast(pair(text)[theme], pair(ground)[theme])).toBeGreaterThanOrEqual(4.5)
    })

  test.each([
    ['line-strong', 'page'],
    ['line-strong', 'surface'],
    ['line-strong', 'sunken'],
    ['primary', 'page'],
    ['primary', 'surface'],
  ] as const)(
    'WCAG 1.4.11 the boundary of a control, %s on %s, has a contrast of at least 3 in both themes',
    (line, ground) => {
      for (const theme of [0, 1] as const)
        expect(contrast(pair(line)[theme], pair(ground)[theme])).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('controls', () => {
  test('WCAG 1.4.11 controls that are off have a boundary of sufficient contrast', () => {
    show(
      <>
        <Checkbox label="Te goeder trouw" />
        <SwitchControl aria-label="Nieuws" isOn={false} onChange={() => {}} />
        <TextField label="E-mail" />
      </>,
    )
    const boundaries = [screen.getByRole('checkbox'), screen.getByRole('switch'), screen.getByRole('textbox')]
    for (const { className } of boundaries) expect(className.split(' ')).toContain('border-line-strong')
    // A native box would keep the browser's border in the dark theme.
    expect(screen.getByRole('checkbox').className).toContain('appearance-none')
  })

  test('a field is linked to its label, description and error', () => {
    show(<TextField label="E-mail" description="Je adres" error="Ongeldige e-mail" />)
    const input = screen.getByLabelText('E-mail')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Je adres', 'Ongeldige e-mail'])
  })

  test('a pending button announces that it is busy, and ignores presses', () => {
    const onClick = vi.fn()
    show(
      <Button isPending onClick={onClick}>
        Stuur
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Stuur' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  test('NAV-03 a badge shows 99+ and is read aloud with the exact number', () => {
    show(<Badge count={120} label="120 ongelezen berichten" />)
    expect(screen.getByText('99+')).toBeTruthy()
    expect(screen.getByText('120 ongelezen berichten')).toBeTruthy()
  })

  test('a date field reports an incomplete date, and restores its parts', () => {
    const onChange = vi.fn()
    const { unmount } = show(<DateField label="Geboortedatum" value="" onChange={onChange} />)
    fireEvent.change(screen.getByLabelText('Geboortedatum, dag'), { target: { value: '7' } })
    fireEvent.change(screen.getByLabelText('Geboortedatum, maand'), { target: { value: '4' } })
    expect(onChange).toHaveBeenLastCalledWith('-04-07')
    fireEvent.change(screen.getByLabelText('Geboortedatum, jaar'), { target: { value: '1990' } })
    expect(onChange).toHaveBeenLastCalledWith('1990-04-07')
    for (const part of ['dag', 'maand', 'jaar'])
      fireEvent.change(screen.getByLabelText(`Geboortedatum, ${part}`), { target: { value: '' } })
    expect(onChange).toHaveBeenLastCalledWith('')
    unmount()
    show(<DateField label="Geboortedatum" value="1990--07" onChange={onChange} />)
    const shown = ['dag', 'maand', 'jaar'].map((part) => screen.getByLabelText(`Geboortedatum, ${part}`))
    expect(shown.map((input) => (input as HTMLInputElement).value)).toEqual(['07', '', '1990'])
  })
})

test.each([
  ['nl', 'Er is een fout opgetreden.', 'Naar de homepagina'],
  ['en', 'Something went wrong.', 'Go to the home page'],
] as const)('ERR-08 a failing error page shows a sentence with a link home in %s', async (language, sentence, link) => {
  await switchLanguage(language)
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('the error page fails')
  }
  show(
    <PlainFallback>
      <Broken />
    </PlainFallback>,
  )
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/')
  silence.mockRestore()
  await switchLanguage('nl')
})

test('toasts are read aloud without being a landmark of the same name as the settings', () => {
  show(<ToastRegion />)
  act(() => showToast('Bewaard'))
  expect(screen.getByText('Bewaard').closest('[aria-live=polite]')).not.toBeNull()
  expect(screen.queryByRole('region', { hidden: true })).toBeNull()
})

describe('a group of choices', () => {
  const options = [
    { value: 'a', label: 'Een' },
    { value: 'b', label: 'Twee' },
  ]
  test.each([
    ['RadioCards', RadioCards],
    ['SegmentedControl', SegmentedControl],
  ] as const)('PROF-12 %s has a name, one choice, and an error that describes the group', (_, Choices) => {
    const onChange = vi.fn()
    const draw = (error: string | null) => (
      <Choices label="Hoe?" options={options} value="a" onChange={onChange} error={error} />
    )
    const { unmount } = show(draw(null))
    const group = () => screen.getByRole('group', { name: 'Hoe?' })
    expect(group().getAttribute('aria-describedby')).toBeNull()
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ checked, value }) => [value, checked])).toEqual([
      ['a', true],
      ['b', false],
    ])
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
    fireEvent.click(screen.getByRole('radio', { name: 'Twee' }))
    expect(onChange.mock.calls).toEqual([['b']])
    unmount()
    show(draw('Kies er een.'))
    expect(document.getElementById(group().getAttribute('aria-describedby')!)?.textContent).toBe('Kies er een.')
  })
})
