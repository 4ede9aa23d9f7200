import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Reads an answer anew, also where its first one is under way, which invalidating alone would wait for. */
export async function readAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/** Changes an answer that is known, and reads it anew where one is under way: that one may be older than the change. */
export function changeAnswer<Data>(client: QueryClient, queryKey: QueryKey, change: (known: Data) => Data): void {
  client.setQueryData<Data>(queryKey, (known) => known && change(known))
  if (client.isFetching({ queryKey }) > 0) void readAnew(client, queryKey)
}
