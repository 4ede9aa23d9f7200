import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Filters, noMemberFilters } from '#frontend/features/members/filters.ts'
import { CountButton } from '#frontend/features/members/parts/CountButton.tsx'
import { FilterBar } from '#frontend/features/members/parts/FilterBar.tsx'
import { FilterFields } from '#frontend/features/members/parts/FilterFields.tsx'
import type { Settings } from '#shared/contract/site.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownUser } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup()
/** Field in the setting `search_fields`. */
type SiteField = Settings['search_fields'][number]
afterEach(() => expectSoundPage())
const filters: Filters = {
  gender: 'female',
  country: 'NL',
  countryregion: 'NL-UT',
  min_age: 30,
  max_age: 40,
  ...noMemberFilters,
}
const controls = { hasPlace: true, onReset: () => {} }
const all: readonly SiteField[] = ['gender', 'country', 'countryregion', 'min_age', 'max_age']
const control: Record<SiteField, () => HTMLElement | null> = {
  gender: () => screen.queryByRole('radio', { name: 'Vrouwen' }),
  country: () => screen.queryByRole('combobox', { name: 'Land' }),
  countryregion: () => screen.queryByRole('combobox', { name: 'Provincie' }),
  min_age: () => screen.queryByRole('combobox', { name: 'Leeftijd vanaf' }),
  max_age: () => screen.queryByRole('combobox', { name: 'Leeftijd tot en met' }),
}
const offered = () => all.filter((field) => control[field]() !== null)

describe('the search form', () => {
  test('SEARCH-12 offers every field in the settings', () => {
    drawScreen(<FilterFields hasPlace filters={filters} fields={all} onChange={() => {}} />)
    expect(offered()).toEqual(all)
  })

  test.each(all)('SEARCH-12 omits %s when the settings omit it', (field) => {
    const fields = all.filter((each) => each !== field)
    drawScreen(<FilterFields hasPlace filters={filters} fields={fields} onChange={() => {}} />)
    expect(offered()).toEqual(fields)
  })

  test('SEARCH-12 does not ask for the country on a site with one', () => {
    drawScreen(<FilterFields hasPlace filters={filters} fields={all} onChange={() => {}} />, {
      settings: { countries: ['NL'] },
    })
    expect(offered()).toEqual(all.filter((field) => field !== 'country'))
  })

  test('SEARCH-05 SEARCH-06 reports the resulting filters on each change', async () => {
    const onChange = vi.fn()
    drawScreen(<FilterFields hasPlace filters={filters} fields={all} onChange={onChange} />)
    await user.selectOptions(control.country()!, 'BE')
    await user.selectOptions(control.min_age()!, '50')
    await user.selectOptions(control.countryregion()!, '')
    expect(onChange.mock.calls).toEqual([
      [{ ...filters, country: 'BE', countryregion: null }],
      [{ ...filters, min_age: 50, max_age: 50 }],
      [{ ...filters, countryregion: null }],
    ])
  })
})

describe('the filter of members who look for the own gender', () => {
  const fields = [...all, 'distance', 'mutual'] as const

  test.each([
    ['female', 'Zoekt een vrouw'],
    ['male', 'Zoekt een man'],
  ] as const)('SEARCH-03 is named by it, switched on in the form and removed by its chip: %s', async (gender, name) => {
    const me = { user: { profile: { ...shownUser().profile, gender } } }
    const onChange = vi.fn()
    drawScreen(
      <>
        <FilterFields hasPlace {...{ filters, fields, onChange }} />
        <FilterBar {...{ ...controls, fields, onChange }} filters={{ ...filters, mutual: true }} />
      </>,
      me,
    )
    await user.click(screen.getByRole('switch', { name }))
    expect(onChange.mock.lastCall).toEqual([{ ...filters, mutual: true }])
    await user.click(screen.getByRole('button', { name: `${name} weghalen` }))
    expect(onChange.mock.lastCall).toEqual([filters])
  })
})

describe('the filters as chips on a phone', () => {
  const names = () =>
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

  test('SEARCH-12 are absent when there are no fields', () => {
    drawScreen(<FilterBar {...controls} filters={filters} fields={[]} onChange={() => {}} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('SEARCH-12 begin with those that narrow the search, which the row of a phone would cut off otherwise', () => {
    const fields = [...all, 'distance', 'mutual'] as const
    drawScreen(<FilterBar {...controls} filters={{ ...filters, photo: true }} fields={fields} onChange={() => {}} />)
    const isRemovable = names().map((name) => name!.endsWith('weghalen'))
    expect(isRemovable).toEqual([false, true, true, true, false, false])
  })

  test('SEARCH-12 include gender and country only where these are offered', () => {
    drawScreen(<FilterBar {...controls} filters={filters} fields={['min_age', 'max_age']} onChange={() => {}} />)
    expect(names()).not.toContain('Vrouwen')
    expect(names()).not.toContain('Nederland')
  })

  test('SEARCH-05 SEARCH-06 remove only the region or the ages by a press on it', async () => {
    const onChange = vi.fn()
    drawScreen(<FilterBar {...controls} filters={filters} fields={all} onChange={onChange} />)
    await user.click(screen.getByRole('button', { name: /Utrecht/ }))
    await user.click(screen.getByRole('button', { name: /30/ }))
    expect(onChange.mock.calls).toEqual([
      [{ ...filters, countryregion: null }],
      [{ ...filters, min_age: 18, max_age: 99 }],
    ])
  })

  test('SEARCH-12 change in the sheet only when confirmed', async () => {
    const onChange = vi.fn()
    drawScreen(<FilterBar {...controls} filters={filters} fields={all} onChange={onChange} />)
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const sheet = within(screen.getByRole('dialog'))
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Leeftijd vanaf' }), '35')
    expect(onChange).not.toHaveBeenCalled()
    await user.click(sheet.getByRole('button', { name: /Toon/ }))
    expect(onChange.mock.calls).toEqual([[{ ...filters, min_age: 35 }]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('SEARCH-25 are reset by a button of the sheet, which closes', async () => {
    const [onChange, onReset] = [vi.fn(), vi.fn()]
    drawScreen(<FilterBar hasPlace onReset={onReset} filters={filters} fields={all} onChange={onChange} />)
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Filters wissen' }))
    expect([onReset.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test.each([
  ['the number found', 'Toon 12 leden', { total: 12 }],
  ['the number found without fictional profiles', 'Toon 9 leden', { total: 12, fictional: 3 }],
  ['the least number where not all are counted', 'Toon minstens 199 leden', { total: 199, isMinimum: true }],
  ['more than 200 from 200 on where not all are counted', 'Toon meer dan 200 leden', { total: 200, isMinimum: true }],
])('SEARCH-25 the button that shows the results states %s', (_, name, found) => {
  const shown = { results: [], fictional: 0, isMinimum: false, ...found }
  drawScreen(<CountButton found={shown} onClick={() => {}} />)
  expect(screen.getByRole('button').textContent).toBe(name)
})
