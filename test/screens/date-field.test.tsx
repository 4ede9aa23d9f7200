import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { settingsQuery } from '#frontend/domain/account/session.ts'
import { DateField } from '#frontend/ui/DateField.tsx'
import { drawInDutch, newClient } from '#test/support/screen.tsx'
import { shownSettings } from '#test/support/shown.ts'

let told: string
function Birthday({ initial = '' }) {
  const [value, setValue] = useState(initial)
  told = value
  return <DateField label="Geboortedatum" value={value} onChange={setValue} autoComplete="bday" />
}

function show(initial?: string) {
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings())
  drawInDutch(<Birthday {...(initial !== undefined && { initial })} />, client)
}
const part = (name: 'dag' | 'maand' | 'jaar') => screen.getByLabelText<HTMLInputElement>(`Geboortedatum, ${name}`)
const shown = () => [part('dag').value, part('maand').value, part('jaar').value]

test.each([
  ['fast', null],
  ['slow', 30],
] as const)('UI-17 31021990 typed %s into the first field fills all three', async (_, delay) => {
  show()
  const user = userEvent.setup({ delay })
  await user.click(part('dag'))
  await user.keyboard('31021990')
  expect(shown()).toEqual(['31', '02', '1990'])
  expect(told).toBe('1990-02-31')
  expect(document.activeElement).toBe(part('jaar'))
})

test('UI-17 a date may be typed without leading zeros, with separators', async () => {
  show()
  const user = userEvent.setup()
  await user.click(part('dag'))
  await user.keyboard('3-2-1990')
  expect(shown()).toEqual(['3', '2', '1990'])
  expect(told).toBe('1990-02-03')
})

test('UI-17 Backspace deletes back through all three fields', async () => {
  show()
  const user = userEvent.setup()
  await user.click(part('dag'))
  await user.keyboard('31021990{Backspace>5/}')
  expect(shown()).toEqual(['31', '0', ''])
  expect(document.activeElement).toBe(part('maand'))
  await user.keyboard('{Backspace>3/}')
  expect(shown()).toEqual(['', '', ''])
  expect(told).toBe('')
  expect(document.activeElement).toBe(part('dag'))
  await user.keyboard('4')
  expect(document.activeElement).toBe(part('maand'))
})

test('UI-17 deleting a digit does not move the focus, even where no other digit fits', async () => {
  show('1990-02-14')
  const user = userEvent.setup({ delay: null })
  await user.pointer({ target: part('dag'), offset: 0, keys: '[MouseLeft]' })
  await user.keyboard('{Delete}')
  expect(shown()).toEqual(['4', '02', '1990'])
  expect(document.activeElement).toBe(part('dag'))
})

test('UI-17 a whole date can be pasted', async () => {
  show()
  const user = userEvent.setup()
  await user.click(part('dag'))
  await user.paste('31-02-1990')
  expect(shown()).toEqual(['31', '02', '1990'])
  await user.clear(part('dag'))
  await user.paste('1991-03-30')
  expect(shown()).toEqual(['30', '03', '1991'])
  for (const [name, text] of [
    ['maand', '1-4-1988'],
    ['jaar', '05061977'],
  ] as const) {
    await user.click(part(name))
    await user.paste(text)
  }
  expect(shown()).toEqual(['05', '06', '1977'])
})

test('UI-17 a whole date that is pasted into another part loses no digit', async () => {
  show()
  const user = userEvent.setup()
  await user.click(part('maand'))
  await user.paste('1-4-1988')
  expect(shown()).toEqual(['1', '4', '1988'])
})

test('UI-17 retyping a part overwrites the next one only when typing continues', async () => {
  show('1990-02-30')
  const user = userEvent.setup()
  await user.tripleClick(part('dag'))
  await user.keyboard('28')
  expect(shown()).toEqual(['28', '02', '1990'])
  expect(document.activeElement).toBe(part('maand'))
  await user.keyboard('12')
  expect(shown()).toEqual(['28', '12', '1990'])
})

test('UI-17 autofill does not move the focus', () => {
  show()
  fireEvent.change(part('dag'), { target: { value: '12' } })
  expect(document.activeElement).toBe(document.body)
})
