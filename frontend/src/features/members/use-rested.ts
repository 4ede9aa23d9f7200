import { useEffect, useState } from 'react'

/** Delay after a change before the members found are counted. */
const restMs = 400

/** The value, once it has not changed for `restMs`. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
