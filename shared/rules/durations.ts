// Units of time in milliseconds (`Ms`) and in seconds. A day has 24 hours here; the end of a civil
// day, which may have 23 or 25 hours, is computed by ./day.ts.

export const minuteMs = 60_000
export const hourMs = 3_600_000
export const dayMs = 86_400_000

export const hourSeconds = 3_600
export const daySeconds = 86_400
