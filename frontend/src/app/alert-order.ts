/**
 * The alerts under the bar, in the order in which they go first. Two stand at a time at most, so that the page stays the page:
 * - activation: nothing can be sent before it;
 * - notifications: who does not know that mails stopped misses answers;
 * - photo: others pass by who has none;
 * - push and install: offers, which can wait for all of them.
 * The time bonus is no alert: it is a price, and has a place of its own.
 */
export const alertOrder = ['activation', 'notifications', 'photo', 'push', 'install'] as const
export type AlertName = (typeof alertOrder)[number]

const atOnce = 2

export const shownAlerts = (isDue: Readonly<Record<AlertName, boolean>>): readonly AlertName[] =>
  alertOrder.filter((name) => isDue[name]).slice(0, atOnce)
