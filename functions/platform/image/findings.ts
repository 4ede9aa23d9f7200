import { DetectModerationLabelsCommand, RekognitionClient } from '@aws-sdk/client-rekognition'
import { env } from '#functions/platform/env.ts'
import { timeLimits } from '#functions/platform/time-limits.ts'

/** Image to moderate: raw RGB, and the same as JPEG. */
export type Picture = { pixels: Buffer; width: number; height: number; jpeg: () => Promise<Buffer> }

/** Minimum confidence in percent; findings below it are guesses. */
const minConfidence = 60

/**
 * Findings of the automatic moderation with their confidence in percent, such as `Explicit Nudity
 * 93`. For profile photos the findings assist staff and decide nothing: no machine may call a
 * member's photo unlawful. For photos in conversations, see functions/chats/clear-picture.ts.
 */
export async function findingsIn(picture: Picture, confidence = minConfidence): Promise<string[]> {
  return env.moderation === 'rekognition' ? byRekognition(picture, confidence) : byColour(picture, confidence)
}

let client: RekognitionClient | undefined

async function byRekognition({ jpeg }: Picture, confidence: number): Promise<string[]> {
  // Rekognition answers within 1 to 3 s, so the limits are longer than those of other clients.
  client ??= new RekognitionClient({ requestHandler: timeLimits({ connect: 1_000, answer: 8_000, idle: 8_000 }) })
  const { ModerationLabels: labels = [] } = await client.send(
    new DetectModerationLabelsCommand({ Image: { Bytes: await jpeg() }, MinConfidence: confidence }),
  )
  return labels.map(({ Name = '', Confidence = 0 }) => `${Name} ${Math.round(Confidence)}`)
}

/**
 * Stand-in for the moderation service in the local run: magenta, which is rare in photos, counts as
 * nudity.
 */
function byColour({ pixels, width, height }: Picture, confidence: number): string[] {
  let magenta = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (pixels[at]! > 200 && pixels[at + 1]! < 80 && pixels[at + 2]! > 200) magenta++
  const percent = Math.round((100 * magenta) / (width * height))
  return percent > confidence ? [`Explicit Nudity ${percent}`] : []
}
