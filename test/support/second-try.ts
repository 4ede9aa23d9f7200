import { beforeEach } from 'vitest'
import { apply, remove } from '#functions/data/table.ts'
import { dumpTable } from './dump.ts'
import type { TestWorld } from './world.ts'

type Item = { PK: string; SK: string }
const itemsOf = async (world: TestWorld) => (await dumpTable(world)) as Item[]
const nameOf = ({ PK, SK }: Item) => `${PK} ${SK}`

/** Before a test is tried once more, all that its first try added to the table goes: names are free again, and nobody meets the people of then. */
export function undoFirstTry(world: TestWorld): void {
  let last = { id: '', names: new Set<string>() }
  beforeEach(async ({ task }) => {
    if (last.id !== task.id) {
      last = { id: task.id, names: new Set((await itemsOf(world)).map(nameOf)) }
      return
    }
    await world.settle()
    const added = (await itemsOf(world)).filter((item) => !last.names.has(nameOf(item)))
    await Promise.all(added.map(({ PK, SK }) => apply(remove({ PK, SK }))))
    await world.settle()
  })
}
