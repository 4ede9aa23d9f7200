import { beforeAll, describe, expect, test } from 'vitest'
import * as handRequests from '#shared/contract/hand-requests.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { anna } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff, type StaffVisitor } from '#test/support/staff.ts'
import { expectRefusal, newId } from '#test/support/visitor.ts'

const stack = openStack()
let moderator: StaffVisitor
beforeAll(async () => {
  moderator = await openStaff(stack)
})

const find = (q: string, who = moderator) => who.call(moderation.findMembers, { query: { q } })
const namesOf = async (q: string) => (await find(q)).members.map(({ member }) => member.name).toSorted()

describe('OPEN-06 staff find a member by a part of the name', () => {
  test.each<[name: string, finds: readonly string[], misses: readonly string[]]>([
    [
      'Zonne_Bloem.van-Dam',
      ['zon', 'Zonne_Bl', 'bloem', 'van', 'van-d', 'DAM', '_bloem'],
      ['onne', 'loem', 'am', 'zonnebloem'],
    ],
    ['Żaneta-Müller', ['zan', 'ŻANE', 'mul', 'Müll', 'MU\u0308'], ['uller']],
    ['Łukasz_Ćwik', ['łuk', 'ćw', 'CW'], ['kasz']],
    ['Ольга_Иванова', ['ольг', 'ИВАН', 'иванова'], ['ванова']],
    ['Ñuño.Íñigo', ['nun', 'ñuño', 'inig', 'ÍÑ'], ['igo']],
    ['محمد_علي', ['محم', 'عل'], ['حمد']],
    ['𐐨𐐩𐐪_Deseret', ['𐐨𐐩', 'deser'], ['𐐩𐐪']],
    ['김민수_Kim', ['김민', '김민수', 'kim'], ['민수']],
    ['R2.d2_99', ['r2', 'd2', '99'], ['2.d']],
  ])('%s by the beginning of each of its words', async (name, finds, misses) => {
    await anna(stack, { name })
    for (const q of finds) expect(await namesOf(q), q).toContain(name)
    for (const q of misses) expect(await namesOf(q), q).not.toContain(name)
  })

  test('once where two words are alike, with status and card', async () => {
    const member = await anna(stack, { name: 'Echo_echo.echo' })
    expect(await find('echo')).toMatchObject({
      members: [{ member: { id: member.id, name: member.name }, status: 'active' }],
      more: false,
    })
  })

  test('up to 20, and says that there are others', async () => {
    const letters = 'abcdefghijklmnopqrstu'
    for (const letter of letters) await anna(stack, { name: `Menigte_${letter}` })
    const { members, more } = await find('menig')
    expect([members.length, more]).toEqual([20, true])
    expect(await find('menigte_u')).toMatchObject({ members: [{}], more: false })
  })

  test('not those who left, and under their new name only after a correction', async () => {
    const gone = await anna(stack, { name: 'Vertrokken_Vlinder' })
    await changeAccount(gone.id, { status: 'deleted' })
    expect(await namesOf('vlinder')).toEqual([])
    const member = await anna(stack, { name: 'Oude_Naam' })
    const checked = { way: 'answers', note: 'Noemde de laatste drie betalingen.' } as const
    const name = 'Nieuwe_Roepnaam'
    await moderator.call(handRequests.correctMember, { body: { id: newId(), member: member.id, ...checked, name } })
    expect([await namesOf('oude'), await namesOf('naam')]).toEqual([[], []])
    expect([await namesOf('nieuwe'), await namesOf('roep')]).toEqual([['Nieuwe_Roepnaam'], ['Nieuwe_Roepnaam']])
  })

  test('by two characters or more, which can be of a name', async () => {
    await expectRefusal(find('z'), 'invalid_input')
    for (const q of ['zo n', 'a#b', '__', 'x'.repeat(21), '%%'])
      expect(await find(q)).toEqual({ members: [], more: false })
  })

  test('as finance does', async () => {
    await anna(stack, { name: 'Rekening_Rijder' })
    expect((await find('rijd', await openStaff(stack, ['finance']))).members).toHaveLength(1)
  })
})
