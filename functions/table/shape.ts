/**
 * Version of the stored attributes. Raise it if existing items lack an attribute or have it under
 * another name: the local run then refuses its older data. On AWS such a change needs a migration.
 *
 * @public Loaded by its path in infra/local/stack.ts.
 */
export const dataVersion = 19

/** Attributes of a card that are projected into the search indexes. */
const searched = ['n', 'b', 'r', 'c', 'p', 'f', 'm', 'v', 'w', 'i', 'k', 'h'] as const

/**
 * Schema of the only table, from which AWS (infra/aws) and the local run (infra/local) create the
 * table.
 *
 * - `search` and `searchRegion` hold the cards of members whom search finds, partitioned by place,
 *   gender and birth years, sorted by last activity. They project only what a search needs, so that
 *   a page of results is a few kilobytes of consecutive items.
 * - `searchCell` and `searchWide` hold only the cards whose town is known, partitioned by cells of
 *   15 km and of 75 km.
 * - `due` is sparse and holds keys only: pending work by due time, queues of staff, new likes, and
 *   other lists that need no fields.
 * - `lists` is sparse: rows of a member by time (such as archived conversations and likes), with
 *   the fields that a list shows; complaints handed to a member of staff; members in the queue of
 *   risks by waiting time; and accounts by the hash of their address.
 */
export const tableShape = {
  partitionKey: 'PK',
  sortKey: 'SK',
  timeToLive: 'ttl',
  indexes: {
    search: { partitionKey: 'sc', sortKey: 'at', projected: searched },
    searchRegion: { partitionKey: 'sr', sortKey: 'at', projected: searched },
    searchCell: { partitionKey: 'sk', sortKey: 'at', projected: searched },
    searchWide: { partitionKey: 'sw', sortKey: 'at', projected: searched },
    due: { partitionKey: 'dueJob', sortKey: 'dueAt', projected: [] },
    lists: {
      partitionKey: 'li',
      sortKey: 'la',
      projected: [
        ...['partner', 'state', 'startedBy', 'unread', 'hasTheirs', 'last', 'lastAt', 'clearedAt'],
        ...['card', 'at', 'isNew', 'isMatch', 'isMatchNew'],
      ],
    },
  },
} as const

export type IndexName = keyof typeof tableShape.indexes
