import type { ComponentProps } from 'react'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

type RetryAlertProps = Omit<ComponentProps<typeof Alert>, 'tone' | 'action'> & { retry: string; onRetry: () => void }

/** Load error of a part of the page, with a button to retry. */
export const RetryAlert = ({ retry, onRetry, ...rest }: RetryAlertProps) => (
  <Alert
    tone="danger"
    action={
      <Button size="sm" onClick={onRetry}>
        {retry}
      </Button>
    }
    {...rest}
  />
)
