import { describe, expect, test } from 'vitest'
import { hasServiceOrMinorAge, isLookAlike, isReservedName } from '#functions/platform/reserved-name.ts'

const brands = ['Vonk', 'Vonk Dating B.V.']
const isReserved = (name: string) => isReservedName(name, brands)

describe('MOD-20 names that suggest the site itself', () => {
  test.each([
    ...['support', 'Support', 'SUPPORT', 'support1', 'Support_NL', 'VonkSupport', 'vonk-support', 'xSupportx'],
    ...['moderator', 'Moderator24', 'De_Moderator', 'modérateur', 'mod', 'Mod.1', 'Moderatie', 'Moderador'],
    ...['Moderation', 'Modération', 'Moderacja', 'Moderazione', 'Moderación', 'Administration', 'Administracja'],
    ...['ServizioClienti', 'AtencionCliente', 'Kundenbetreuung', 'Biuro_Obslugi', 'Amministrazione'],
    ...['admin', 'Admin', 'Admin_1', 'admin123', 'TheAdmin', 'adminteam', 'Administrator', 'Sysadmin', 'Beheerder'],
    ...['Klantenservice', 'Kundendienst', 'Helpdesk', 'staff', 'Team_Vonk', 'HetTeam', 'Official.Jan', 'NoReply'],
    ...['vonk', 'Vonk', 'VONK', 'V.o.n.k', 'vonk2026', 'Vonk_Jan', 'vonkteam', 'VonkDatingBV'],
    // Lookalikes: digits, Cyrillic, Greek, full-width letters, accents, two letters for one, a
    // capital I for an l.
    ...['supp0rt', '5upport', 'm0derat0r', '4dmin', 'adm1n', 'admln', 'v0nk', 'rnoderator', 'helpdesk', 'heIpdesk'],
    ...['аdmin', 'ѕupport', 'modеrator', 'Ｓupport', 'vοnk', 'ѵonk', 'súpport', 'vönk', 'suррort', 'ɑdmin'],
  ])('%s is refused', (name) => expect(isReserved(name)).toBe(true))

  test.each([
    ...['Badminton', 'Adam', 'Admira', 'Madmin', 'Modesty', 'Modus', 'Teamo', 'Infanta', 'Helpje', 'Steamy'],
    ...['Vonkje', 'Avonk', 'Vonkenberg', 'Jan', 'Sportief', 'Jörg', 'Zoë', 'Łukasz', 'Søren', 'Γιώργος', 'Иван'],
    ...[
      'Jan_De_Vries',
      'Anna1990',
      'Lid12',
      'Sitenoir',
      'Rootje',
      'Modena',
      'Moderna',
      'Moderne_Man',
      'Systeme',
      'Bernard',
      'Corne',
      'Maarten',
    ],
  ])('%s is allowed', (name) => expect(isReserved(name)).toBe(false))

  test('another brand has its own reserved names', () => {
    expect(isReservedName('Vonk', ['Gloed'])).toBe(false)
    expect(isReservedName('Gloed', ['Gloed'])).toBe(true)
  })
})

describe('MOD-11 a profile name', () => {
  test.each(['kim_gmail_com', 'kim.hotmail', 'kim16jaar', 'lisa_17_ans'])(
    '%s contains a mail service or an age below 18',
    (name) => expect(hasServiceOrMinorAge(name)).toBe(true),
  )
  test.each(['Plan18', 'kim16', 'Kim2016', 'Anslat', 'Outlooker'])('%s does not', (name) =>
    expect(hasServiceOrMinorAge(name)).toBe(false),
  )
})

describe('MOD-01 a name that reads like a removed one', () => {
  test.each([
    ...['scammer', '5cammer', 'Scarnmer', 'S.c.a.m.m.e.r', 'Scammer_2', 'Scámmer', 'Ѕcammer'].map((name) => [
      name,
      'Scammer',
    ]),
    ['anna.69', 'Anna69'],
    ['2-2-6-9', '2269'],
  ])('%s does so of %s', (name, removed) => expect(isLookAlike(name!, removed!)).toBe(true))
  test.each([
    ...['Scamper', 'Scammers', 'Hammer', '2269'].map((name) => [name, 'Scammer']),
    ['Anna', 'Anna69'],
    ['Anna96', 'Anna69'],
    ['6292', '2269'],
  ])('%s does not of %s', (name, removed) => expect(isLookAlike(name!, removed!)).toBe(false))
})
