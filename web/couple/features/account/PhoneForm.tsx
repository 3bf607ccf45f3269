import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/apiError.ts'
import { useTrack } from '../../analytics/AnalyticsProvider.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { Refused } from '../../api/refused.ts'
import { useSite } from '../../site/SiteProvider.tsx'
import { PhoneField, type TypedPhone } from './PhoneField.tsx'
import { PhoneFormIntroduction } from './PhoneFormIntroduction.tsx'
import { Submission } from './Submission.tsx'
import { loadPhoneRules } from './usePhoneRules.ts'

interface PhoneFormProps {
  readonly typed: string
  /** The person came back to change the number. */
  readonly focused: boolean
  readonly onTyped: (typed: string) => void
  /** A code was just sent to this number, so the server would refuse to send another. */
  readonly hasFreshCode: (phone: string) => boolean
  /** Continues to the code that was already sent. */
  readonly onReopened: (phone: string) => void
  readonly onSent: (phone: string) => void
}

/** Asks for the number and requests a code. */
export function PhoneForm({ typed, focused, onTyped, hasFreshCode, onReopened, onSent }: PhoneFormProps) {
  const { t } = useTranslation('account')
  const api = useApi()
  const track = useTrack()
  // A ref, because pressing Enter right after typing would submit the number of the previous render.
  const phone = useRef<TypedPhone>({ text: typed, country: useSite().country })
  const [invalid, setInvalid] = useState(false)
  const [asked, setAsked] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const sending = useRef(false)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  const refuse = () => {
    setInvalid(true)
    input.current?.focus()
  }
  const send = useMutation({
    mutationFn: async (given: TypedPhone) => {
      const { numberOf, writtenAnew } = await loadPhoneRules()
      const entry = writtenAnew(given)
      const number = numberOf(entry)
      if (number === undefined) return refuse()
      onTyped(entry.text)
      if (hasFreshCode(number)) return onReopened(number)
      setAsked(number)
      await api.post('/api/project/check-phone', { body: { phone: number } })
      track({ name: 'phone_entered' })
      onSent(number)
    },
    onError: (error) => isInvalidPhone(error) && refuse(),
    onSettled: () => (sending.current = false),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A second click may come before React has rendered the button as busy.
    if (sending.current) return
    sending.current = true
    setInvalid(false)
    send.mutate(phone.current)
  }
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <PhoneFormIntroduction />
      <PhoneField
        initial={typed}
        inputRef={input}
        error={invalid ? t('phone.invalid') : undefined}
        onChange={(given) => {
          phone.current = given
          setInvalid(false)
          onTyped(given.text)
        }}
      />
      <Submission label={t('phone.send')} isPending={send.isPending} error={isInvalidPhone(send.error) ? null : send.error} />
      {isTooSoon(send.error) && (
        <Button onClick={() => onReopened(asked)} sx={{ mt: 1 }}>
          {t('phone.haveCode')}
        </Button>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {t('phone.privacy')}
      </Typography>
    </Box>
  )
}

/** A code was just sent, perhaps from another tab or device, and is still valid. */
function isTooSoon(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429
}

function isInvalidPhone(error: unknown): boolean {
  return error instanceof Refused && error.slug === 'invalid-phone'
}
