import { useEffect, useState } from 'react'

/** Rest in ms after a change before its members are counted. */
const restMs = 400

/** Value that has not changed for a moment. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
