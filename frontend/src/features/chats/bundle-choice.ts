/** Maximum number of bundles that a conversation offers. */
const maxOffered = 3

/**
 * Bundles to offer to a member who lacks `missing` credits: the three smallest bundles that cover
 * the shortage, else the largest bundle (CHAT-34).
 */
export function bundlesFor<Bundle extends { credits: number }>(bundles: readonly Bundle[], missing: number): Bundle[] {
  const bySize = bundles.toSorted((one, other) => one.credits - other.credits)
  const covering = bySize.filter(({ credits }) => credits >= missing).slice(0, maxOffered)
  return covering.length > 0 ? covering : bySize.slice(-1)
}
