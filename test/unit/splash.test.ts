import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { appleScreens, looks, splashFile } from '#shared/rules/splash.ts'

test('UI-11: each iPhone has a start picture of its own size in light and dark, each a small file', async () => {
  for (const [width, height, ratio] of appleScreens)
    for (const look of looks) {
      const [wide, high] = [width * ratio, height * ratio]
      const file = `frontend/public/${splashFile(wide, high, look)}`
      expect(await sharp(file).metadata(), file).toMatchObject({ format: 'png', width: wide, height: high })
      expect((await stat(file)).size, file).toBeLessThan(24_000)
      const corner = await sharp(file).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
      expect([...corner], file).toEqual(look === 'light' ? [0xfa, 0xf6, 0xf3] : [0x17, 0x12, 0x16])
    }
})
