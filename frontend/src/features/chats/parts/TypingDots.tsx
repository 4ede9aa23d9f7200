/**
 * Three dots behind "is typing". They move for about as long as one typing hint is shown
 * (`typingShownMs`), then rest.
 */
export const TypingDots = () => (
  <span aria-hidden="true" className="ml-0.5 inline-flex items-baseline gap-0.5">
    {['0ms', '160ms', '320ms'].map((animationDelay) => (
      <span
        key={animationDelay}
        style={{ animationDelay }}
        className="size-[3px] animate-dot rounded-full bg-current"
      />
    ))}
  </span>
)
