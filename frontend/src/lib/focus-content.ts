/** Moves the focus to the content of the page, for screen readers and keyboards. */
export function focusContent(): void {
  const content = document.getElementById('content')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}
