import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { type FormEvent, useRef, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { CardRows } from './CardRows.tsx'
import { confirmInSandbox, type TypedCard } from './confirmInSandbox.ts'
import type { CardFieldsProps } from './paymentContract.ts'
import { isWhole, written } from './typedCard.ts'

const autoComplete = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const
const names = ['number', 'expiry', 'cvc'] as const

/** Fields for a test card, when the server uses the sandbox for payments. */
export function SandboxCard({ setup, isWorking, onPay, children }: CardFieldsProps) {
  const t = useText()
  const [card, setCard] = useState<TypedCard>({ number: '', expiry: '', cvc: '' })
  const [isTried, setTried] = useState(false)
  const fields = useRef<Partial<Record<keyof TypedCard, HTMLInputElement | null>>>({})

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const missing = names.find((name) => !isWhole[name](card[name]))
    if (missing) fields.current[missing]?.focus()
    else onPay((clientSecret) => confirmInSandbox(setup, clientSecret, card))
  }

  const field = (name: keyof TypedCard) => {
    const isWrong = isTried && !isWhole[name](card[name])
    return (
      <TextField
        label={t(`payments.card.${name}`)}
        value={card[name]}
        // Rewriting in the middle would move the caret.
        onChange={({ target: { value, selectionStart } }) =>
          setCard({ ...card, [name]: selectionStart === null || selectionStart === value.length ? written[name](value) : value })
        }
        onBlur={() => setCard({ ...card, [name]: written[name](card[name]) })}
        inputRef={(element: HTMLInputElement | null) => {
          fields.current[name] = element
        }}
        fullWidth
        required
        error={isWrong}
        helperText={isWrong && t(`payments.card.${name}Invalid`)}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: autoComplete[name], readOnly: isWorking, 'data-card': name },
          inputLabel: { required: false },
        }}
      />
    )
  }
  return (
    <form onSubmit={submit} noValidate aria-busy={isWorking}>
      <Alert severity="info" role="note" sx={{ mb: 2 }}>
        {t('payments.card.sandbox')}
      </Alert>
      <CardRows number={field('number')} expiry={field('expiry')} cvc={field('cvc')} />
      {children}
    </form>
  )
}
