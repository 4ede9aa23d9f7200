import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect } from 'vitest'

// Screens load lazily. While other tests use all cores, that takes longer than the default of one
// second.
configure({ asyncUtilTimeout: 10_000 })

// Browser APIs that screens use and jsdom lacks. Modal dialogs only open and close here; journeys
// test how the browser handles focus.
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
// Nothing intersects, because every element has size zero in jsdom.
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

/** Forms whose submission the page did not prevent: a browser would load another page. */
const left: string[] = []
window.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) left.push((event.target as HTMLFormElement).outerHTML)
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  expect(left.splice(0)).toEqual([])
})
