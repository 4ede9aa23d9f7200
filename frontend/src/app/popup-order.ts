/**
 * Everything that opens by itself, in the order in which it goes first when several are due. One stands at a time, and none while somebody has
 * opened a dialog themselves:
 * - the entry warning comes before anything is read;
 * - a new like is news of this moment;
 * - the like that an address asked for, then the time bonus, can wait.
 * The activation reminder after signup (HOME-25) belongs to its page and counts as opened by the member.
 */
export const popupOrder = ['entry-warning', 'new-like', 'like', 'time-bonus'] as const
export type PopupName = (typeof popupOrder)[number]

/** Which popup stands next. One that stands stays until it is no longer due, whatever comes up meanwhile. */
export function nextPopup(
  standing: PopupName | null,
  isDue: Readonly<Record<PopupName, boolean>>,
  isDialogOpen: boolean,
): PopupName | null {
  if (standing && isDue[standing]) return standing
  if (isDialogOpen) return null
  return popupOrder.find((name) => isDue[name]) ?? null
}
