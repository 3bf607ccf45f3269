import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { legalPaths } from '../../../../src/api/schemas/pagePaths.ts'
import type { ReviewField } from '../../../../src/api/schemas/reviewForm.ts'
import type { ShownReviewPage } from '../../../../src/api/schemas/reviewPages.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { visuallyHidden } from '../../../shared/theme/visuallyHidden.ts'
import { Page } from '../../layout/Page.tsx'
import { useSite } from '../../site/SiteProvider.tsx'
import { FormField } from './FormField.tsx'
import { RatingField } from './RatingField.tsx'
import { ReviewerTypeField } from './ReviewerTypeField.tsx'

type ReviewFormProps = Extract<ShownReviewPage, { kind: 'reviewForm' }>

/** /review/{token}: the form for a client's review of a provider. It works without scripts; the island adds a character count. */
export function ReviewFormPage({ provider, action, reviewId, typed, errors, photoError, failure }: ReviewFormProps) {
  const { t } = useTranslation('review')
  const { hasLegalPages } = useSite()
  const { reviews, photo } = usePublicRules()
  const hasErrors = Object.keys(errors).length > 0
  const errorOf = (field: Exclude<ReviewField, 'photo'>) => {
    const error = errors[field]
    return error === undefined || error === 'photo' ? undefined : t(`errors.${error}`, field === 'name' ? reviews.name : reviews.text)
  }
  return (
    <Page title={t('title', { provider })} width="text">
      <Typography variant="h1" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
        {t('title', { provider })}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('intro')}
      </Typography>
      {(hasErrors || failure !== null) && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {failure === null ? t('errors.summary') : t(`errors.${failure}`)} {errors.photo === undefined && t('errors.photoAgain')}
        </Alert>
      )}
      <alliance-review-form>
        <Box component="form" method="post" action={action} encType="multipart/form-data" noValidate sx={{ display: 'grid', gap: 3 }}>
          <input type="hidden" name="reviewId" value={reviewId} />
          <Box sx={visuallyHidden} aria-hidden>
            <label>
              {t('trap')}
              <input type="text" name="company" tabIndex={-1} autoComplete="off" />
            </label>
          </Box>
          <ReviewerTypeField chosen={typed.reviewerType} error={errorOf('reviewerType')} />
          <RatingField chosen={typed.rating} error={errorOf('rating')} />
          <FormField
            name="text"
            label={t('text')}
            hint={t('textHint', reviews.text)}
            error={errorOf('text')}
            value={typed.text}
            multiline
            maxLength={reviews.text.most}
          />
          <FormField
            name="name"
            label={t('name')}
            error={errorOf('name')}
            value={typed.name}
            autoComplete="name"
            maxLength={reviews.name.most}
          />
          <FormField
            name="email"
            type="email"
            label={t('email')}
            hint={t('emailHint')}
            error={errorOf('email')}
            value={typed.email}
            autoComplete="email"
          />
          <FormField
            name="weddingDate"
            type="date"
            label={t('weddingDate')}
            hint={t('weddingDateHint')}
            error={errorOf('weddingDate')}
            value={typed.weddingDate}
          />
          <FormField
            name="terms"
            type="checkbox"
            label={t('terms')}
            error={errorOf('terms')}
            value="yes"
            defaultChecked={typed.terms === 'yes'}
          />
          {hasLegalPages && (
            <Link
              href={legalPaths.privacy}
              target="_blank"
              rel="noopener"
              sx={{ display: 'inline-flex', minHeight: touchTarget, alignItems: 'center' }}
            >
              {t('privacy')}
            </Link>
          )}
          {/* Last: what comes before it is checked before the file is read. */}
          <FormField name="photo" type="file" label={t('photo')} hint={t('photoHint', photo)} error={photoError ?? undefined} />
          <Button type="submit" variant="contained" size="large" sx={{ justifySelf: 'start' }}>
            {t('send')}
          </Button>
        </Box>
      </alliance-review-form>
    </Page>
  )
}
