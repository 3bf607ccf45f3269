import { useTranslation } from 'react-i18next'
import type { ShownReviewPage } from '../../../../src/api/schemas/reviewPages.ts'
import { OwnReviewPage } from './OwnReviewPage.tsx'
import { ReviewFormPage } from './ReviewFormPage.tsx'
import { ReviewMessagePage } from './ReviewMessagePage.tsx'

/** The pages on which a client without an account writes, reads and erases its review. */
export function ReviewPages({ page }: { readonly page: ShownReviewPage }) {
  const { t } = useTranslation('review')
  switch (page.kind) {
    case 'reviewForm':
      return <ReviewFormPage {...page} />
    case 'reviewSent':
      return <ReviewMessagePage title={t('sent.title')} text={t('sent.text', { provider: page.provider })} />
    case 'reviewLinkOver':
      return <ReviewMessagePage title={t('over.title')} text={t('over.text')} />
    case 'ownReview':
      return <OwnReviewPage {...page} />
    case 'ownReviewErased':
      return <ReviewMessagePage title={t('own.erasedTitle')} text={t('own.erasedText')} />
  }
}
