import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { fieldErrorText, serverError } from '../../api/fieldErrorText.ts'
import { lateResolver, rulesMissing } from '../../api/lateResolver.ts'
import { Refused } from '../../api/refused.ts'
import { useErrorText } from '../../api/useErrorText.ts'
import { CityField } from '../../city/CityField.tsx'
import { OutlinedField } from '../../layout/OutlinedField.tsx'
import { PinnedActions } from '../../layout/PinnedActions.tsx'
import type { Registration, RegistrationInput } from './registration.ts'
import { TermsField } from './TermsField.tsx'
import { isPhoneNotVerified, useRegistration } from './useRegistration.ts'
import { readRegistrationDraft, useRegistrationDraft } from './useRegistrationDraft.ts'

const rules = lateResolver(async () => (await import('./registration.ts')).checkRegistration)

type FieldName = keyof RegistrationInput

/** Name, e-mail, city and terms. Errors are shown at each field and summarised above them. */
export function RegisterForm({ phone }: { readonly phone: string }) {
  const { t } = useTranslation(['register', 'layout'])
  const errorText = useErrorText()
  const registration = useRegistration(phone)
  const running = useRef(false)
  const [defaultValues] = useState(() => readRegistrationDraft(phone))
  const { control, register, handleSubmit, setError, formState, subscribe } = useForm<RegistrationInput, unknown, Registration>({
    resolver: rules.resolver,
    defaultValues,
  })
  rules.useRules()
  useRegistrationDraft(phone, subscribe)
  const { errors } = formState
  const textOf = (field: FieldName) => fieldErrorText(errors[field], t(`invalid.${field}`))
  const wrong = Object.keys(errors)
  const wrongText = () => {
    if (errors.root?.type === rulesMissing) return t('layout:missing.part')
    return wrong.every((field) => field === 'termsAccepted') ? t('invalid.termsAccepted') : t('invalid.combined')
  }
  const submit = async (given: Registration) => {
    if (running.current) return
    running.current = true
    await registration
      .mutateAsync(given)
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) return
        for (const [index, { field, message }] of error.fields.entries()) {
          setError(
            field === 'zipCode' ? 'city.zipcode' : (field as FieldName),
            { type: serverError, message },
            { shouldFocus: index === 0 },
          )
        }
      })
      .finally(() => (running.current = false))
  }
  return (
    <Box component="form" noValidate onSubmit={(event: React.FormEvent) => void handleSubmit(submit)(event)}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('introduction')}
      </Typography>
      {wrong.length > 0 && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {wrongText()}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <OutlinedField
          label={t('firstname')}
          {...register('firstname')}
          error={errors.firstname !== undefined}
          helperText={textOf('firstname')}
          slotProps={{ htmlInput: { autoComplete: 'given-name', maxLength: 100 } }}
        />
        <OutlinedField
          label={t('lastname')}
          {...register('lastname')}
          error={errors.lastname !== undefined}
          helperText={textOf('lastname')}
          slotProps={{ htmlInput: { autoComplete: 'family-name', maxLength: 100 } }}
        />
        <OutlinedField
          label={t('email')}
          {...register('email')}
          error={errors.email !== undefined}
          helperText={textOf('email') ?? t('emailHint')}
          slotProps={{ htmlInput: { type: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' } }}
          sx={{ gridColumn: '1 / -1' }}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Controller
            control={control}
            name="city"
            render={({ field, fieldState }) => (
              <CityField
                ref={field.ref}
                label={t('city')}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={fieldState.error && !errors.city?.zipcode ? textOf('city') : undefined}
                askZipCode
                zipCodeError={fieldErrorText(errors.city?.zipcode, t('invalid.zipCode'))}
              />
            )}
          />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Controller
            control={control}
            name="termsAccepted"
            render={({ field }) => (
              <TermsField ref={field.ref} accepted={field.value} onChange={field.onChange} error={textOf('termsAccepted')} />
            )}
          />
        </Box>
      </Box>
      {registration.isError && !(registration.error instanceof Refused) && (
        <Alert
          severity="error"
          sx={{ mt: 3 }}
          action={
            isPhoneNotVerified(registration.error) && (
              <Button component={Link} to={paths.account} color="inherit" size="small">
                {t('verifyAgain')}
              </Button>
            )
          }
        >
          {isPhoneNotVerified(registration.error) ? t('phoneNotVerified') : t('failed', { error: errorText(registration.error) })}
        </Alert>
      )}
      <PinnedActions main="start">
        <Button type="submit" variant="contained" size="large" loading={registration.isPending}>
          {t('submit')}
        </Button>
      </PinnedActions>
    </Box>
  )
}
