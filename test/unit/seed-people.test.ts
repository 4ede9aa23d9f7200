import { expect, test } from 'vitest'
import { makeLikes, makeTalks } from '#infra/local/seed/meetings.ts'
import { makePeople, voices } from '#infra/local/seed/people.ts'
import { isRegionOf } from '#shared/countries/regions.ts'
import { ageOn } from '#shared/rules/age.ts'
import { visibleLength } from '#shared/rules/message.ts'
import { isProfileName, nameClaim } from '#shared/rules/name.ts'

const today = '2026-11-20'
const people = makePeople(430, today)
const fictional = people.filter((person) => person.fictional)

test('the generated members are the same each time', () => {
  expect(makePeople(430, today)).toEqual(people)
  expect(people.length).toBeGreaterThanOrEqual(420)
})

test('OPEN-20 OPEN-03 each generated member has a valid name, an adult age and a region of the country', () => {
  expect(new Set(people.map(({ name }) => nameClaim(name))).size).toBe(people.length)
  for (const { name, age, birthDate, country, region } of people) {
    expect(isProfileName(name), name).toBe(true)
    expect(ageOn(birthDate, today)).toBe(age)
    expect(age).toBeGreaterThanOrEqual(18)
    expect(age).toBeLessThanOrEqual(69)
    expect(isRegionOf(country, region), region).toBe(true)
  }
})

test('each generated member has a different story, and none was active before signing up', () => {
  const abouts = people.filter((person) => !person.fictional).map(({ about }) => about)
  expect(new Set(abouts).size).toBe(abouts.length)
  for (const person of people) expect(person.activeMinutesAgo).toBeLessThan(person.signedUpDaysAgo * 1440)
})

test('TRAP-01 fictional profiles of the seed say that they are fictional, like nobody and write to nobody', () => {
  expect(fictional.length / people.length).toBeGreaterThan(0.05)
  for (const { about, language } of fictional) expect(voices[language].fictional).toContain(about)
  const likes = makeLikes(people)
  expect(likes.filter(({ from }) => from.fictional)).toEqual([])
  const talks = makeTalks(likes, 60)
  expect(talks).toHaveLength(60)
  expect(talks.filter(({ starter, partner }) => starter.fictional || partner.fictional)).toEqual([])
})

test('OPEN-05 every line of a seeded conversation is a valid message', () => {
  const lines = Object.values(voices).flatMap(({ talks }) => talks.flat())
  for (const line of lines) expect(visibleLength(line)).toBeLessThanOrEqual(200)
  for (const { talks } of Object.values(voices)) {
    expect(talks.length).toBeGreaterThanOrEqual(6)
    for (const [first] of talks) expect(first).not.toMatch(/^>/)
  }
})
