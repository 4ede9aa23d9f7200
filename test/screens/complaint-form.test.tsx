import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startOf } from '#frontend/features/safety/draft.ts'
import { ComplaintForm } from '#frontend/features/safety/parts/ComplaintForm.tsx'
import { drawScreen } from '#test/support/screen.tsx'

test('quality.md people BLOCK-08 the first invalid field has the focus as soon as it is marked, each time', () => {
  drawScreen(<ComplaintForm member={null} start={startOf({})} onSent={() => {}} />, { user: null })
  const [first] = screen.getAllByRole('radio')
  const submit = screen.getByRole('button', { name: 'Verstuur melding' })
  fireEvent.click(submit)
  expect(first!.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(first)

  submit.focus()
  fireEvent.click(submit)
  expect(document.activeElement).toBe(first)

  fireEvent.click(first!)
  submit.focus()
  fireEvent.click(submit)
  expect(document.activeElement).toBe(screen.getByLabelText('Wat is er gebeurd?'))
})
