import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'

/** Delay before the notice. `call` retries for 16 s or more, which is too long without feedback. */
export const lateAfterMs = 4000

const isFirstLoad = ({ state }: Query): boolean => state.data === undefined && state.fetchStatus === 'fetching'

/**
 * Notice beside a skeleton after 4 s. Retries continue
 * in the background; the button restarts them at once.
 */
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
    // refetching a query without data would join the pending fetch
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
