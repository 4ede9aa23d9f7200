/** Rows of the list pages loaded so far, newest first. */
export type Paged<Row> = {
  rows: readonly Row[]
  /** Cursor of the next page; null once all are loaded. */
  older: string | null
}

/**
 * Options of an infinite query whose pages have the cursor of the following page in a field of the
 * answer; null or a missing field ends the list.
 */
export const cursorPages = <Field extends 'next' | 'older'>(field: Field) => ({
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { [Name in Field]?: string | null | undefined }) => page[field] ?? undefined,
})

/** Identity and sort key of a list's rows. */
export type Order<Row> = { idOf: (row: Row) => string; atOf: (row: Row) => string }

/** Rows that are not in `others`. */
function notAmong<Row>(rows: readonly Row[], others: readonly Row[], { idOf }: Order<Row>): Row[] {
  const ids = new Set(others.map(idOf))
  return rows.filter((row) => !ids.has(idOf(row)))
}

/**
 * Refetched first page followed by the other cached pages; the first page alone if there may be a
 * gap between them.
 */
export function withNewest<Row>(known: Paged<Row> | undefined, newest: Paged<Row>, order: Order<Row>): Paged<Row> {
  const last = newest.rows.at(-1)
  if (!known || !last || newest.older === null) return newest
  const end = known.rows.findIndex(
    (row) => order.idOf(row) === order.idOf(last) && order.atOf(row) === order.atOf(last),
  )
  const further = end < 0 ? [] : notAmong(known.rows.slice(end + 1), newest.rows, order)
  return further.length > 0 ? { rows: [...newest.rows, ...further], older: known.older } : newest
}

/**
 * Cached pages followed by the page of the cursor `before`; unchanged if this page was added
 * already.
 */
export function withOlder<Row>(known: Paged<Row>, page: Paged<Row>, before: string, order: Order<Row>): Paged<Row> {
  if (known.older !== before) return known
  return { rows: [...known.rows, ...notAmong(page.rows, known.rows, order)], older: page.older }
}
