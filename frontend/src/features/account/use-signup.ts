import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { forgetSignupStart } from '#frontend/domain/account/signup-start.ts'
import { forgetFirstPhoto, sendFirstPhoto } from '#frontend/domain/photos/first-photo.ts'
import { forgetTracking, readTracking } from '#frontend/domain/site/tracking.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { birthDateRefusal, isSignupOpen } from '#shared/rules/signup.ts'
import { findProblems, SignupClosed, sendSignup, UnfitAnswers } from './queries.ts'
import {
  type Answers,
  bodyOf,
  type Choices,
  type Field,
  forgetAnswers,
  keepAnswers,
  questionsOf,
  readAnswers,
  today,
} from './signup-answers.ts'
import { firstOpenStep, next, type Problem, type Signup, stepOfField, type Work } from './signup-steps.ts'

/** Signup from its first open step to the end: answers, state and actions. */
export function useSignup() {
  const t = useTranslations('account.signup')
  const settings = useSettings()
  const language = useLocale()
  const [tracking] = useState(() => readTracking(new Date()))
  const client = useQueryClient()
  const errorText = useErrorText()
  const [answers, setAnswers] = useState(() => readAnswers(settings.countries[0] ?? settings.company.country))
  const [signup, dispatch] = useReducer(next, null, (): Signup => {
    if (!isSignupOpen(settings.signups, tracking)) return { at: 'closed', text: null }
    const isFit = (birthDate: string) => birthDateRefusal(birthDate, today(), settings.minimum_age) === null
    return { at: 'step', step: firstOpenStep(answers, isFit), problems: [] }
  })
  const check = useMutation({ mutationFn: findProblems })
  // fields changed since the step was submitted, by the visitor or by a matched town
  const corrected = useRef(new Set<string>())

  const change = (changed: Answers, fields: readonly string[]) => {
    setAnswers(changed)
    keepAnswers(changed)
    for (const field of fields) {
      corrected.current.add(field)
      if (field in stepOfField) dispatch({ type: 'corrected', field: field as Field })
    }
  }

  const missing = (step: number): Problem[] => {
    const { gender, wanted_gender, region, consent } = answers.choices
    const needed: readonly [Field, unknown, string][] = [
      ['gender', gender, t('choose')],
      ['wanted_gender', wanted_gender, t('choose')],
      ['region', region, t('choose')],
      ['consent', consent, t('consentNeeded')],
    ]
    return needed.flatMap(([field, value, text]) => (stepOfField[field] === step && !value ? [{ field, text }] : []))
  }

  const pass = async (step: number) => {
    corrected.current.clear()
    try {
      const problems = [...missing(step), ...(await check.mutateAsync(questionsOf(step, answers, tracking)))]
      const left = problems.filter(({ field }) => field === null || !corrected.current.has(field))
      dispatch(problems.length > 0 ? { type: 'refused', problems: left } : { type: 'passed' })
      return problems.length === 0
    } catch (error) {
      const text = errorText(error) ?? ''
      if (error instanceof SignupClosed) dispatch({ type: 'closed', text: error.message })
      else dispatch({ type: 'refused', problems: [{ field: null, text }] })
      return false
    }
  }

  const send = async (from: Work) => {
    try {
      const ending = await sendSignup(client, bodyOf(answers, language, tracking), from, (work) => {
        dispatch({ type: 'working', work })
        if (work === 'searching') forget()
      })
      forget()
      // without a session the photo cannot be uploaded
      if (ending.kind === 'member') sendFirstPhoto(new Date())
      else forgetFirstPhoto()
      dispatch({ type: 'ended', ending })
    } catch (error) {
      if (error instanceof UnfitAnswers) dispatch({ type: 'refused', problems: error.problems })
      else if (error instanceof SignupClosed) dispatch({ type: 'closed', text: error.message })
      else dispatch({ type: 'failed', text: errorText(error) ?? '' })
    }
  }

  return {
    signup,
    answers,
    isChecking: check.isPending,
    changeForm: (part: Partial<Answers['form']>) =>
      change({ ...answers, form: { ...answers.form, ...part } }, Object.keys(part)),
    changeChoices: (part: Partial<Choices>) =>
      change({ ...answers, choices: { ...answers.choices, ...part } }, Object.keys(part)),
    back: () => dispatch({ type: 'back' }),
    /** Leaves the current step; the last one sends the form. */
    submit: async () => {
      if (signup.at !== 'step' || check.isPending) return
      if ((await pass(signup.step)) && signup.step === 4) await send('checking')
    },
    /** Retries the failed task, so that an account that exists already is not checked again. */
    retry: async () => {
      if (signup.at === 'sending') await send(signup.work)
    },
  }
}

export type SignupControls = ReturnType<typeof useSignup>

const forget = () => {
  forgetAnswers()
  forgetSignupStart()
  forgetTracking()
}
