import { QueryClient } from '@tanstack/react-query'

/**
 * The query cache. No retries here, as `call` retries by the
 * contract's rules (OPEN-69); polling has its own interval.
 */
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
