/**
 * Alerts below the top bar by priority, at most two at a time to leave room for the page:
 *
 * - activation: nothing can be sent without it;
 *
 * - name: others see a neutral name until the member chooses another;
 *
 * - notifications: a member without mails misses answers;
 *
 * - photo: profiles without a photo get little attention;
 *
 * - push and install: offers, which can wait.
 *
 * The time bonus is not an alert: it is a price, with its own banner.
 */
export const alertOrder = ['activation', 'name', 'notifications', 'photo', 'push', 'install'] as const
export type AlertName = (typeof alertOrder)[number]

const atOnce = 2

export const shownAlerts = (isDue: Readonly<Record<AlertName, boolean>>): readonly AlertName[] =>
  alertOrder.filter((name) => isDue[name]).slice(0, atOnce)
