import { DetectModerationLabelsCommand, RekognitionClient } from '@aws-sdk/client-rekognition'
import { env } from '#functions/platform/env.ts'
import { timeLimits } from '#functions/platform/time-limits.ts'

/** A picture as the verdict gets it: raw RGB, and the same as JPEG. */
export type Picture = { pixels: Buffer; width: number; height: number; jpeg: () => Promise<Buffer> }

/** Below this the service guesses. */
const minimumConfidence = 60

/**
 * What the automatic moderation finds in a picture, in its own words with its certainty in percent, such as `Explicit Nudity 93`; nothing found is an empty
 * list. It helps staff to look, and decides nothing by itself: no machine may call a member's picture unlawful.
 */
export async function findingsIn(picture: Picture): Promise<string[]> {
  return env.moderation === 'rekognition' ? byRekognition(picture) : byColour(picture)
}

let client: RekognitionClient | undefined

async function byRekognition({ jpeg }: Picture): Promise<string[]> {
  // A picture is judged in 1 to 3 s.
  client ??= new RekognitionClient({ requestHandler: timeLimits({ connect: 1_000, answer: 8_000, idle: 8_000 }) })
  const { ModerationLabels: labels = [] } = await client.send(
    new DetectModerationLabelsCommand({ Image: { Bytes: await jpeg() }, MinConfidence: minimumConfidence }),
  )
  return labels.map(({ Name = '', Confidence = 0 }) => `${Name} ${Math.round(Confidence)}`)
}

/** The rule of the local run, where nobody can judge: magenta, which no photo has much of, stands for nudity. */
function byColour({ pixels, width, height }: Picture): string[] {
  let magenta = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (pixels[at]! > 200 && pixels[at + 1]! < 80 && pixels[at + 2]! > 200) magenta++
  const percent = Math.round((100 * magenta) / (width * height))
  return percent > 50 ? [`Explicit Nudity ${percent}`] : []
}
