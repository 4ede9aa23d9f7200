import { DetectModerationLabelsCommand, RekognitionClient } from '@aws-sdk/client-rekognition'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isClear } from '#functions/chats/clear-picture.ts'

const moderation = mockClient(RekognitionClient)
beforeEach(() => {
  moderation.reset()
  vi.stubEnv('MODERATION', 'rekognition')
})
afterAll(() => void vi.unstubAllEnvs())

const picture = { pixels: Buffer.alloc(3), width: 1, height: 1, jpeg: async () => Buffer.from('jpeg') }
const isClearWith = (...names: string[]) => {
  const labels = names.map((Name) => ({ Name, Confidence: 30.4 }))
  moderation.on(DetectModerationLabelsCommand).resolves({ ModerationLabels: labels })
  return isClear(picture)
}

/** Each row is an answer of the service: a label, after the categories that contain it. */
describe('TRAP-74 a photo for a conversation', () => {
  const intimate = 'Non-Explicit Nudity of Intimate parts and Kissing'
  test.each([
    ['Explicit', 'Explicit Nudity', 'Exposed Female Nipple'],
    ['Explicit', 'Explicit Sexual Activity'],
    ['Explicit', 'Sex Toys'],
    [intimate, 'Non-Explicit Nudity', 'Implied Nudity'],
    [intimate, 'Obstructed Intimate Parts', 'Obstructed Male Genitalia'],
    ['Violence', 'Weapons'],
    ['Violence', 'Graphic Violence', 'Physical Violence'],
    ['Visually Disturbing', 'Death and Emaciation', 'Corpses'],
    ['Drugs & Tobacco', 'Products', 'Pills'],
    ['Gambling'],
    ['Hate Symbols', 'Nazi Party'],
    ['A label of a later version'],
  ])('is refused with %s, %s', async (...labels) => {
    expect(await isClearWith(...labels)).toBe(false)
    expect(await isClearWith('Alcohol', intimate, 'Kissing on the Lips', ...labels)).toBe(false)
  })

  test.each([
    [],
    [intimate, 'Kissing on the Lips'],
    ['Swimwear or Underwear', 'Female Swimwear or Underwear'],
    ['Drugs & Tobacco', 'Drugs & Tobacco Paraphernalia & Use', 'Smoking'],
    ['Alcohol', 'Alcohol Use', 'Drinking'],
    ['Rude Gestures', 'Middle Finger'],
  ])('passes with %s, %s, as the terms do not forbid it', async (...labels) => {
    expect(await isClearWith(...labels)).toBe(true)
  })
})
