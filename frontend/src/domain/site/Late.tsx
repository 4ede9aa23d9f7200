import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'

/** How long a skeleton stands alone. `call` retries for 16 s and more, which is too long without a word. */
export const lateAfterMs = 4000

const isFirstLoad = ({ state }: Query): boolean => state.data === undefined && state.fetchStatus === 'fetching'

/** Beside a skeleton: says after 4 s that it takes long. The retries go on behind it; its button starts them anew at once. */
export function Late({ className }: { className?: string }) {
  const t = useTranslations('app.errors')
  const client = useQueryClient()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const restart = async () => {
    const waiting = client.getQueryCache().findAll({ type: 'active', predicate: isFirstLoad })
    // a query without data would only join the fetch that waits
    await Promise.all(waiting.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })))
    for (const { queryKey } of waiting) void client.refetchQueries({ queryKey, exact: true })
  }
  if (!isLate) return null
  return (
    <Alert
      tone="warning"
      isLive
      {...(className && { className })}
      action={
        <Button size="sm" onClick={() => void restart()}>
          {t('retry')}
        </Button>
      }
    >
      {t('slow')}
    </Alert>
  )
}
