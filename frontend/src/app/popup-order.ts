/**
 * Automatic popups by priority. One at a time, and none while the visitor has a dialog open:
 * - the entry warning must precede all content;
 * - a match is rarer and better news than a new like;
 * - a new like is current news;
 * - the like modal requested by a URL, then the time bonus, can wait.
 * The activation reminder after signup (HOME-25) belongs to the banners and counts as a dialog that
 * the member opened.
 */
export const popupOrder = ['entry-warning', 'match', 'new-like', 'like', 'time-bonus'] as const
export type PopupName = (typeof popupOrder)[number]

/**
 * Popup to show now. An open popup stays until it is no longer due, even if one of a higher
 * priority becomes due.
 */
export function nextPopup(
  shown: PopupName | null,
  isDue: Readonly<Record<PopupName, boolean>>,
  isDialogOpen: boolean,
): PopupName | null {
  if (shown && isDue[shown]) return shown
  if (isDialogOpen) return null
  return popupOrder.find((name) => isDue[name]) ?? null
}
