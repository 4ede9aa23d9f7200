import * as z from 'zod/mini'
import { mayBeAnonymous } from '#shared/model/complaint.ts'
import { Email } from '#shared/model/input.ts'
import { readNamedMember } from '#shared/rules/reference.ts'
import type { Draft } from './draft.ts'

/** Errors of a complaint by field, as keys of their texts. */
export type Problems = Partial<{
  category: 'categoryMissing'
  member: 'memberWrong'
  text: 'textMissing'
  name: 'nameMissing'
  email: 'emailMissing'
  goodFaith: 'goodFaithMissing'
}>

const isWrong = (shape: z.ZodMiniType, value: string) => !z.safeParse(shape, value).success

export const problemsOf = (
  { category, member, text, name, email, goodFaith }: Draft,
  isVisitor: boolean,
): Problems => ({
  ...(!category && { category: 'categoryMissing' }),
  ...(member.trim() !== '' && readNamedMember(member) === null && { member: 'memberWrong' }),
  ...(text.trim() === '' && { text: 'textMissing' }),
  ...(isVisitor && !mayBeAnonymous(category) && name.trim() === '' && { name: 'nameMissing' }),
  ...(isVisitor &&
    !(mayBeAnonymous(category) && email.trim() === '') &&
    isWrong(Email, email) && { email: 'emailMissing' }),
  ...(!goodFaith && { goodFaith: 'goodFaithMissing' }),
})
