import { findingsIn, type Picture } from '#functions/platform/image/findings.ts'

/** Minimum confidence in percent. As no staff look at the picture, even a guess refuses it. */
const minConfidence = 30

/**
 * Labels of the moderation service for content that the terms allow in conversations. The terms
 * forbid photos of nudity, sex, violence, drugs, gambling and hate. The service returns each label
 * together with its categories. Some categories in this list also contain forbidden labels; these
 * are returned as well and refuse the picture.
 */
const allowed = [
  ...['Swimwear or Underwear', 'Female Swimwear or Underwear', 'Male Swimwear or Underwear'],
  ...['Non-Explicit Nudity of Intimate parts and Kissing', 'Kissing on the Lips'],
  ...['Alcohol', 'Alcohol Use', 'Alcoholic Beverages', 'Drinking'],
  // Smoking is allowed, as the service does not tell what is smoked. Drugs themselves are labelled
  // as products; that label is not in this list.
  ...['Drugs & Tobacco', 'Drugs & Tobacco Paraphernalia & Use', 'Smoking'],
  ...['Rude Gestures', 'Middle Finger'],
]

/**
 * Whether a picture passes without staff: the service has examined it and found nothing that the
 * terms forbid, not even with low confidence. Any label that is not in `allowed` refuses the
 * picture, so that no picture passes because the service has renamed a label.
 */
export async function isClear(picture: Picture): Promise<boolean> {
  const findings = await findingsIn(picture, minConfidence)
  return findings.every((finding) => allowed.includes(finding.replace(/ \d+$/, '')))
}
