import { useEffect, useState } from 'react'
import { minuteMs } from '#shared/rules/durations.ts'

/** Current time, updated every minute, for texts such as "3 hours ago". */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
