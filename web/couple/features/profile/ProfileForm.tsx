import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { fieldErrorText, serverError } from '../../api/fieldErrorText.ts'
import { lateResolver, rulesMissing } from '../../api/lateResolver.ts'
import { Refused } from '../../api/refused.ts'
import { CityField } from '../../city/CityField.tsx'
import { OutlinedField } from '../../layout/OutlinedField.tsx'
import { PinnedActions } from '../../layout/PinnedActions.tsx'
import { textButtonOutdent } from '../../layout/textButtonOutdent.ts'
import { homePath } from '../../session/homePath.ts'
import type { EditedProfile, EditedProfileInput } from './editedProfile.ts'
import { FixedData } from './FixedData.tsx'
import { LanguageField } from './LanguageField.tsx'
import { profileInputOf } from './profileInput.ts'
import { SaveOutcome } from './SaveOutcome.tsx'
import type { Profile } from './useProfile.ts'
import { clearProfileDraft, readProfileDraft, useProfileDraft } from './useProfileDraft.ts'
import { useSaveProfile } from './useSaveProfile.ts'

const rules = lateResolver(async () => (await import('./editedProfile.ts')).checkProfile)

interface ProfileFormProps {
  readonly profile: Profile
  readonly onReadAgain: () => void
}

/** E-mail, city and language can be changed; names and phone are shown. */
export function ProfileForm({ profile: { user, tag }, onReadAgain }: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'layout'])
  const navigate = useNavigate()
  const saving = useSaveProfile(tag)
  const shown = saving.data?.user ?? user
  const [defaultValues] = useState(() => readProfileDraft(tag) ?? profileInputOf(user))
  const { control, register, handleSubmit, setError, formState, subscribe } = useForm<EditedProfileInput, unknown, EditedProfile>({
    resolver: rules.resolver,
    defaultValues,
  })
  rules.useRules()
  useProfileDraft(tag, subscribe)
  const { errors } = formState
  const edited = useWatch({ control })
  const unchanged = JSON.stringify(edited) === JSON.stringify(profileInputOf(shown))
  const textOf = (field: 'email' | 'city') => fieldErrorText(errors[field], t(`invalid.${field}`))
  const submit = handleSubmit(async (given) => {
    if (saving.isPending) return
    try {
      await saving.save(given)
      clearProfileDraft()
      if (!user.has_finished_onboarding) await navigate(homePath(), { replace: true })
    } catch (error) {
      if (!(error instanceof Refused)) return
      for (const { field, message } of error.fields) {
        setError(field === 'zipCode' ? 'city.zipcode' : (field as keyof EditedProfileInput), { type: serverError, message })
      }
    }
  })
  return (
    <Box component="form" noValidate onSubmit={(event: React.FormEvent) => void submit(event)}>
      {user.has_finished_onboarding && (
        <Button component={Link} to={paths.presentation} startIcon={<ArrowBackIcon />} sx={{ ml: textButtonOutdent, mb: 1 }}>
          {t('back')}
        </Button>
      )}
      <Typography variant="h1" sx={{ mb: 4 }}>
        {t('title')}
      </Typography>
      {(user.city === '' || !user.has_finished_onboarding) && !saving.isSuccess && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {user.city === '' ? t('missing') : t('confirm')}
        </Alert>
      )}
      {Object.keys(errors).length > 0 && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {errors.root?.type === rulesMissing ? t('layout:missing.part') : t('invalid.combined')}
        </Alert>
      )}
      <FixedData user={user} />
      <Typography variant="h3" component="h2" sx={{ mt: 5, mb: 3 }}>
        {t('editable')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <OutlinedField
          label={t('email')}
          {...register('email')}
          error={errors.email !== undefined}
          helperText={textOf('email')}
          slotProps={{ htmlInput: { type: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' } }}
        />
        <Controller
          control={control}
          name="city"
          render={({ field }) => (
            <CityField
              ref={field.ref}
              label={t('city')}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.city && !errors.city.zipcode ? textOf('city') : undefined}
              askZipCode
              zipCodeError={fieldErrorText(errors.city?.zipcode, t('invalid.zipCode'))}
            />
          )}
        />
        <LanguageField {...register('locale')} />
      </Box>
      <SaveOutcome error={saving.error} saved={saving.isSuccess && unchanged} onReadAgain={onReadAgain} />
      <PinnedActions main="start">
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={unchanged && user.has_finished_onboarding}
          loading={saving.isPending}
          loadingPosition="start"
        >
          {saving.isPending ? t('saving') : t('save')}
        </Button>
      </PinnedActions>
    </Box>
  )
}
