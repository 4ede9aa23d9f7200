/** The delay that `t` asks for in seconds, or null: whole numbers from 0 to 600 (TRAP-03). */
export const likeModalDelay = (t: string | undefined): number | null =>
  t !== undefined && /^\d{1,3}$/.test(t) && Number(t) <= 600 ? Number(t) : null
