/** CloudWatch's maximum length of an alarm's description. */
const longest = 1_024

const rest = ' And more: see `impact` in functions/*/resources.ts.'

export const isShortEnough = (text: string): boolean => text.length <= longest

/** Description of an alarm. A text that is too long ends after the last sentence that fits. */
export function descriptionOf(text: string): string {
  if (isShortEnough(text)) return text
  const start = text.slice(0, longest - rest.length)
  return start.slice(0, start.lastIndexOf('.') + 1) + rest
}
