import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawInDutch } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

test.each([
  ['the key of a text', <p key="0">conversation.toProfile</p>],
  ['the key of a text as a label', <button key="1" type="button" aria-label="newBelow" />],
  [
    'a link to no address',
    <a key="2" href="members">
      Leden
    </a>,
  ],
  ['a label that is not there', <p key="3" aria-describedby="gone" />],
  ['a picture without words', createElement('img', { key: 4, src: '/a.webp' })],
])('quality.md people the final check of a screen finds %s', (_, content) => {
  drawInDutch(content)
  expect(() => expectSoundPage()).toThrow('to deeply equal')
})

test('quality.md people the final check of a screen ignores plain words, addresses and data of a test', () => {
  drawInDutch(
    <p aria-describedby="hint">
      <span id="hint">Berichten</span> rose <a href="/members#top">Leden</a> <a href="mailto:a@example.org">Mail</a>
      <img src="/a.webp" alt="" />
    </p>,
  )
  expectSoundPage(['rose'])
})
