import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Screens load lazily, which takes longer than the default second while other tests use both cores.
configure({ asyncUtilTimeout: 10_000 })

// What jsdom lacks and screens use. Modal dialogs only open and close here; journeys test the
// browser's focus handling.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})
Element.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
// Nothing intersects, since jsdom gives every element size zero.
window.IntersectionObserver = class {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})
