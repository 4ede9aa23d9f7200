import { QueryClient } from '@tanstack/react-query'

/** One store of answers. `call` retries by the rules of the contract (OPEN-69), so nothing here does; reading again is on our own rhythm. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      staleTime: 30_000,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
