import { ListBase } from 'react-admin'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { useWantedRecord } from '../../kit/list/useWantedRecord.ts'
import { WantedRecord } from '../../kit/list/WantedRecord.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { ReviewFigures } from './ReviewFigures.tsx'
import { ReviewList } from './ReviewList.tsx'
import { ShareLink } from './ShareLink.tsx'

/** No notification: the page shows the error itself. */
const quiet = { onError: () => {} }

/** /office/reviews: the link to share, the figures, and all reviews. */
export function ReviewsPage() {
  const t = useText()
  const { filter } = useWantedRecord()
  return (
    <Page title={t('pages.reviews')} intro={t('reviews.intro')}>
      <Section of="page" title={t('reviews.link.title')} intro={t('reviews.link.intro')}>
        <ShareLink />
      </Section>
      <Section of="page" title={t('reviews.figures.title')}>
        <ReviewFigures />
      </Section>
      <ListBase<RecordOf<'reviews'>>
        filter={filter}
        sort={{ field: 'writtenAt', order: 'DESC' }}
        perPage={10}
        storeKey={false}
        exporter={false}
        queryOptions={quiet}
      >
        <Section of="page" title={t('reviews.list')} wide>
          <WantedRecord>
            <ReviewList />
          </WantedRecord>
        </Section>
      </ListBase>
    </Page>
  )
}
