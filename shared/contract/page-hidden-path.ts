/**
 * Path of `notifications.pageHidden`. In a file of its own, because the first page of every visit
 * needs it and must not load the whole contract of notifications for it.
 */
export const pageHiddenPath = '/api/page-hidden.php'
