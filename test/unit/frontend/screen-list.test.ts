// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { matchStaffPath, staffPaths } from '#frontend/features/staff/paths.ts'
import { matchPath, paths } from '#shared/rules/paths.ts'
import { readOptions } from '#test/gallery/options.ts'
import { allScreens } from '#test/support/screen-list.ts'

const one = { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }
const other = { id: '01ARZ3NDEKTSV4RRFFQ69G5FAW' }
const people = { free: one, premium: one, empty: one, man: other, fictional: other, payment: one.id }
const found = {
  member: one.id,
  complaint: one.id,
  campaign: one.id,
  fictional: one.id,
  discount: 'NAJAAR',
  payment: 'NL-00000-00000',
  objection: 'WM7P-CNVH',
}
const screens = allScreens(people, found)

describe('UI-15: the list of screens that the sweeps and the pictures take', () => {
  test('has every page of the site and the landers, at a path that leads to it', () => {
    const ofSite = screens.filter(({ role }) => role !== 'staff')
    expect(new Set(ofSite.map(({ name }) => name))).toEqual(new Set(Object.keys(paths)))
    expect(ofSite.filter(({ name, path }) => matchPath(path)?.name !== name)).toEqual([])
  })

  test('has every screen of the console, at a path that leads to it', () => {
    const ofConsole = screens.filter(({ role }) => role === 'staff')
    const leadsTo = ({ path }: { path: string }) => matchStaffPath(path.split('?')[0]!)?.name
    expect(ofConsole.map(({ name }) => name.slice('staff-'.length)).sort()).toEqual(Object.keys(staffPaths).sort())
    expect(ofConsole.filter((screen) => `staff-${leadsTo(screen)}` !== screen.name)).toEqual([])
  })
})

describe('the options of npm run screens', () => {
  test('default to every width, theme and language', () => {
    expect(readOptions([])).toEqual({
      widths: [320, 390, 768, 1280, 1920],
      themes: ['light', 'dark'],
      languages: ['nl', 'de'],
      roles: ['visitor', 'empty', 'free', 'premium', 'staff'],
      only: null,
      isCheck: false,
    })
  })

  test('choose a part', () => {
    const args = '--widths 320,390 --themes dark --languages de --roles staff --only ^staff --check'.split(' ')
    expect(readOptions(args)).toEqual({
      widths: [320, 390],
      themes: ['dark'],
      languages: ['de'],
      roles: ['staff'],
      only: /^staff/,
      isCheck: true,
    })
  })

  test.each(['--widths 0', '--widths abc', '--themes blue', '--languages xx', '--roles boss', '--wide 3'])(
    'refuse %s',
    (line) => {
      expect(() => readOptions(line.split(' '))).toThrow()
    },
  )
})
