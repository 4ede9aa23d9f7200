import { useState } from 'react'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'

/** Button that saves a file, with the error of a failed attempt above it. */
export function SaveButton({ label, onSave }: { label: string; onSave: () => Promise<void> }) {
  const errorText = useErrorText()
  const [state, setState] = useState<{ isPending: boolean; error: unknown }>({ isPending: false, error: null })
  const start = async () => {
    setState({ isPending: true, error: null })
    const error = await onSave().catch((thrown: unknown) => thrown)
    setState({ isPending: false, error: error ?? null })
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {state.error !== null && (
        <Alert tone="danger" isLive>
          {errorText(state.error)}
        </Alert>
      )}
      <Button isPending={state.isPending} onClick={() => void start()}>
        {label}
      </Button>
    </div>
  )
}
