import { ExactTime } from '#frontend/ui/Time.tsx'

/** Text that somebody wrote, below its label and, if it is given, its time. */
export function Quoted({ label, text, at }: { label: string; text: string; at?: string }) {
  return (
    <div>
      <h2 className="font-medium text-sm">
        {label}
        {at && (
          <span className="ml-2 font-normal text-muted">
            <ExactTime at={at} />
          </span>
        )}
      </h2>
      <p className="max-w-[75ch] whitespace-pre-line break-words">{text}</p>
    </div>
  )
}
