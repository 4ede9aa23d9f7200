import { TextField } from '#frontend/ui/TextField.tsx'

/** Six digits of the authenticator app; accepts pasted spaces. */
export function CodeField(props: {
  label: string
  description?: string
  error?: string | null
  value: string
  onChange: (code: string) => void
}) {
  const { value, onChange, ...field } = props
  return (
    <TextField
      {...field}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\d{6}"
      required
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 6))}
    />
  )
}
