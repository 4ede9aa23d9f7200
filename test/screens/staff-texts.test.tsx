import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WaitingText } from '#shared/contract/moderation-items.ts'
import { answered, refusal } from '#test/support/api-stub.ts'
import { annaCard } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const textBy = (name: string, more: Partial<WaitingText> = {}): WaitingText => ({
  member: { ...annaCard, id: `ID_${name}`, name },
  language: 'nl',
  field: 'about',
  text: `TEXT_${name}`,
  reasons: ['phone'],
  at: new Date(Date.now() - 7_260_000).toISOString(),
  lines: [{ prompt: null, text: `Bel ${name}.` }],
  seen: [],
  ...more,
})

const busy = refusal('too_many_requests', 'Even wachten.')

function open(shown: WaitingText[], answer = () => answered({ approved: true })) {
  let left = shown
  const list = () => answered({ texts: left, waiting: { count: left.length, oldest_at: null } })
  const decided = (id: unknown, told: ReturnType<typeof answered>) => {
    if (told !== busy) left = left.filter(({ text }) => text !== id)
    return told
  }
  const console = openConsole('/staff/texts', staffUser('moderator'), {
    'GET texts': list,
    'POST texts': ({ body }) => decided(body.text, answer()),
    'POST suspicion': ({ body }) => {
      left = left.filter(({ member }) => member.id !== body.member)
      return answered({ case: 'CASE' })
    },
    'POST decision': ({ body }) => decided((body.effect as { text: string }).text, answered({ number: 'WM7P-CNVH' })),
  })
  return { ...console, add: (text: WaitingText) => (left = [text, ...left]) }
}

describe('MOD-11 the screen of texts', () => {
  test('MOD-11 shows the oldest text beside its member, reasons and what others see, with a link to the file', async () => {
    const prompts = { field: 'prompts', lines: [{ prompt: 'sunday', text: 'Bel me' }] } as const
    open([
      textBy('Kim', {
        ...prompts,
        lines: [...prompts.lines],
        seen: [{ prompt: null, text: 'Vroeger.' }],
        reasons: ['age', 'link'],
      }),
      textBy('Lou'),
    ])
    const shown = within(await screen.findByRole('article', { name: 'Tekst van Kim' }))
    expect(shown.getByRole('link', { name: /Kim/ }).getAttribute('href')).toBe('/staff/members?q=ID_Kim')
    for (const part of ['Bel me', 'Vroeger.', 'Leeftijd onder 18', 'Link', 'Binnengekomen 2 uur geleden'])
      expect(shown.getByText(part)).toBeTruthy()
    expect(screen.getByText('Nog 2 leden.')).toBeTruthy()
    expect(screen.queryByText('Bel Lou.')).toBeNull()
  })

  test('MOD-11 approves the current text by one key, and shows the next', async () => {
    const { user, sent } = open([textBy('Kim'), textBy('Lou')])
    await screen.findByText('Bel Kim.')
    await user.keyboard('a')
    expect(await screen.findByText('Bel Lou.')).toBeTruthy()
    expect(await screen.findByText('Goedgekeurd: anderen zien de tekst van Kim.')).toBeTruthy()
    expect(sent('POST', 'texts').map(({ body }) => body)).toEqual([
      { member: 'ID_Kim', field: 'about', text: 'TEXT_Kim' },
    ])
    await user.keyboard('a')
    expect(await screen.findByText('Alles is beoordeeld')).toBeTruthy()
  })

  test('MOD-11 refuses it by a decision with rule and facts, of which the rule is chosen ahead', async () => {
    const { user, sent } = open([textBy('Kim', { reasons: ['age'] }), textBy('Lou')])
    await screen.findByText('Bel Kim.')
    await user.keyboard('r')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByText('Hoe kwam het naar boven?')).toBeNull()
    await user.selectOptions(dialog.getByLabelText('Is het lid zelf minderjarig?'), 'Nee: alleen dit besluit')
    await user.type(dialog.getByLabelText('Wat heb je gezien?'), 'Er staat dat zij 16 is.')
    await user.click(dialog.getByRole('button', { name: 'Besluit nemen' }))
    expect(await screen.findByText('Bel Lou.')).toBeTruthy()
    expect(sent('POST', 'decision')[0]!.body).toMatchObject({
      member: 'ID_Kim',
      effect: { kind: 'text_refused', field: 'about', text: 'TEXT_Kim' },
      ground: 'minor',
      facts: 'Er staat dat zij 16 is.',
      source: 'automatic',
    })
  })

  test('MOD-06 MOD-11 suspends a suspected minor by one key and one press, with no decision about the text', async () => {
    const { user, sent } = open([textBy('Kim'), textBy('Lou')])
    await screen.findByText('Bel Kim.')
    await user.keyboard('m')
    const dialog = within(await screen.findByRole('dialog'))
    // A key pressed by mistake must suspend nobody, so the key only opens the dialog.
    expect(sent('POST', 'suspicion')).toEqual([])
    expect(dialog.queryByText('Tekst geweigerd')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Besluit nemen' }))
    expect(await screen.findByText('Bel Lou.')).toBeTruthy()
    expect(sent('POST', 'suspicion').map(({ body }) => body)).toEqual([{ member: 'ID_Kim', suspicion: 'minor' }])
    expect(sent('POST', 'decision')).toEqual([])
  })

  test('MOD-11 has no case chosen ahead in a refusal after a case that was not opened', async () => {
    const { user } = open([textBy('Kim', { reasons: ['age'] })])
    await screen.findByText('Bel Kim.')
    await user.keyboard('m')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annuleren' }))
    await user.keyboard('r')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Tekst geweigerd')).toBeTruthy()
    expect(dialog.getByLabelText<HTMLSelectElement>('Is het lid zelf minderjarig?').value).toBe('')
  })

  test('MOD-06 MOD-11 asks before a refusal as of a minor whether the member is the minor', async () => {
    const { user, sent } = open([textBy('Kim', { reasons: ['age'] }), textBy('Lou')])
    await screen.findByText('Bel Kim.')
    await user.keyboard('r')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Wat heb je gezien?'), 'Er staat dat zij 16 is.')
    await user.click(dialog.getByRole('button', { name: 'Besluit nemen' }))
    expect(await dialog.findByText('Kies een antwoord.')).toBeTruthy()
    expect(sent('POST', 'decision')).toEqual([])
    const question = dialog.getByLabelText(/Is het lid zelf minderjarig/)
    await user.selectOptions(question, 'Mogelijk minderjarig: blokkeren')
    await user.click(dialog.getByRole('button', { name: 'Besluit nemen' }))
    expect(await screen.findByText('Bel Lou.')).toBeTruthy()
    expect(sent('POST', 'suspicion').map(({ body }) => body)).toEqual([{ member: 'ID_Kim', suspicion: 'minor' }])
    expect(sent('POST', 'decision')).toEqual([])
  })

  test('MOD-11 moves by the arrow keys, and does not change the current text when the list is refetched', async () => {
    const { user, client, add, sent } = open([textBy('Kim'), textBy('Lou')])
    await screen.findByText('Bel Kim.')
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByText('Bel Lou.')).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByText('Bel Kim.')).toBeTruthy()
    await user.keyboard('{ArrowLeft}')
    expect(await screen.findByText('Bel Lou.')).toBeTruthy()
    add(textBy('Max'))
    await client.refetchQueries({ queryKey: ['staff', 'texts'] })
    expect(await screen.findByText('Nog 3 leden.')).toBeTruthy()
    expect(screen.getByText('Bel Lou.')).toBeTruthy()
    await user.keyboard('a')
    await screen.findByText('Goedgekeurd: anderen zien de tekst van Lou.')
    expect(sent('POST', 'texts')[0]!.body).toMatchObject({ text: 'TEXT_Lou' })
  })

  test('MOD-11 says that a text was decided or changed meanwhile, and shows the next; a failed call keeps it', async () => {
    let answer = busy
    const { user } = open([textBy('Kim'), textBy('Lou')], () => answer)
    await screen.findByText('Bel Kim.')
    await user.keyboard('a')
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    expect(screen.getByText('Bel Kim.')).toBeTruthy()
    answer = refusal('already_decided', 'Hierover is al beslist.')
    await user.keyboard('a')
    expect(await screen.findByText(/of het lid heeft hem veranderd/)).toBeTruthy()
    expect(await screen.findByText('Bel Lou.')).toBeTruthy()
  })

  test('MOD-11 ignores the keys while they are off, or somebody types', async () => {
    const { user, sent } = open([textBy('Kim')])
    await screen.findByText('Bel Kim.')
    await user.click(screen.getByRole('checkbox'))
    await user.keyboard('a')
    expect(sent('POST', 'texts')).toEqual([])
    await user.click(screen.getByRole('button', { name: /Goedkeuren/ }))
    expect(await screen.findByText('Alles is beoordeeld')).toBeTruthy()
  })
})
