type Data = {
  clear(): Promise<void>
  seed(progress: (done: number, total: number) => void): Promise<void>
}

/** Deletes and seeds all data in the background, and reports the progress. */
export const createReset = (data: Data) => {
  let doing: string | null = null
  const run = async () => {
    doing = 'All data is being deleted.'
    try {
      await data.clear()
      await data.seed((done, total) => {
        doing = `Seeding: ${done} of ${total}.`
      })
    } catch (error) {
      console.error(`Starting anew failed: ${String(error)}`)
    } finally {
      doing = null
    }
  }
  return { reset: () => void (doing === null && run()), busyWith: () => doing }
}
